//! The arrays that a batch writes.

use lastcard_env::{Arrays, Infos, Layout, Settings};

/// The arrays of a batch.
pub(crate) struct Buffers {
    pub(crate) observations: Vec<u8>,
    pub(crate) masks: Vec<u8>,
    pub(crate) mask_bits: Vec<u8>,
    pub(crate) to_act: Vec<i8>,
    pub(crate) rewards: Vec<f32>,
    pub(crate) dones: Vec<u8>,
    pub(crate) winners: Vec<u16>,
    pub(crate) steps: Vec<u32>,
    pub(crate) rounds: Vec<u32>,
    pub(crate) stalled: Vec<u8>,
}

impl Buffers {
    pub(crate) fn new(settings: &Settings, games: usize) -> Buffers {
        let actions = settings.actions();
        Buffers {
            observations: vec![0; games * Layout::Full.width()],
            masks: vec![0; games * actions],
            mask_bits: vec![0; games * 8 * actions.div_ceil(64)],
            to_act: vec![0; games],
            rewards: vec![0.0; games * settings.seats],
            dones: vec![0; games],
            winners: vec![0; games],
            steps: vec![0; games],
            rounds: vec![0; games],
            stalled: vec![0; games],
        }
    }

    pub(crate) fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            layout: Some(Layout::Full),
            observations: &mut self.observations,
            masks: &mut self.masks,
            mask_bits: &mut self.mask_bits,
            to_act: &mut self.to_act,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            infos: Infos {
                winners: &mut self.winners,
                steps: &mut self.steps,
                rounds: &mut self.rounds,
                stalled: &mut self.stalled,
            },
        }
    }
}
