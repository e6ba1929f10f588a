// Short sounds, made on the spot: nothing is fetched, and nothing sounds before somebody has touched the page.

import { settings } from '../app/settings.svelte';

/** What there is a sound for. */
export type Sound =
  | 'your_turn'
  | 'played'
  | 'drew'
  | 'action'
  | 'called'
  | 'caught'
  | 'refused'
  | 'hurry'
  | 'said'
  | 'won'
  | 'over';

/** A tone: when it begins and how long it lasts (seconds), how high it is (hertz), and how loud (0 to 1). */
interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const tone = (
  at: number,
  lasts: number,
  pitch: number,
  loud: number,
  wave: OscillatorType = 'sine',
  to?: number,
): Tone => (to === undefined ? { at, lasts, pitch, loud, wave } : { at, lasts, pitch, to, loud, wave });

const SOUNDS: Record<Sound, readonly Tone[]> = {
  // Two rising tones that nothing else has: it must be known without looking.
  your_turn: [tone(0, 0.16, 659, 0.5), tone(0.14, 0.3, 988, 0.5)],
  played: [tone(0, 0.07, 300, 0.35, 'triangle', 180)],
  drew: [tone(0, 0.06, 190, 0.25, 'triangle', 260)],
  action: [tone(0, 0.1, 392, 0.35, 'triangle'), tone(0.08, 0.14, 311, 0.35, 'triangle')],
  called: [tone(0, 0.1, 784, 0.4, 'triangle'), tone(0.1, 0.22, 1047, 0.4, 'triangle')],
  caught: [tone(0, 0.14, 330, 0.4, 'triangle', 220), tone(0.14, 0.24, 208, 0.4, 'triangle', 156)],
  refused: [tone(0, 0.12, 165, 0.35, 'triangle', 140)],
  hurry: [tone(0, 0.08, 880, 0.3), tone(0.16, 0.08, 880, 0.3)],
  said: [tone(0, 0.07, 620, 0.2), tone(0.07, 0.09, 740, 0.2)],
  won: [
    tone(0, 0.15, 523, 0.4),
    tone(0.13, 0.15, 659, 0.4),
    tone(0.26, 0.15, 784, 0.4),
    tone(0.39, 0.4, 1047, 0.4),
  ],
  over: [tone(0, 0.2, 440, 0.35), tone(0.18, 0.34, 349, 0.35)],
};

let context: AudioContext | null = null;

/** Makes a sound, as loud as the settings say; nothing where there is none or nobody has touched the page yet. */
export function playSound(sound: Sound): void {
  const volume = settings.sound / 100;
  if (volume === 0 || !touched()) return;
  try {
    context ??= new AudioContext();
    const { state } = context;
    if (state === 'suspended') void context.resume().catch(() => undefined);
    for (const each of SOUNDS[sound]) start(context, each, volume);
  } catch {
    // A device without sound plays in silence.
  }
}

function touched(): boolean {
  // Browsers that cannot tell refuse by themselves to make a sound too early.
  const { userActivation } = navigator as Navigator & { userActivation?: UserActivation };
  return typeof AudioContext === 'function' && (userActivation?.hasBeenActive ?? true);
}

function start(audio: AudioContext, { at, lasts, pitch, to, loud, wave }: Tone, volume: number): void {
  const begins = audio.currentTime + at;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, begins);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  // A short rise and a soft end, or it would click.
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(loud * volume * 0.5, begins + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  source.connect(gain).connect(audio.destination);
  source.start(begins);
  source.stop(begins + lasts + 0.02);
}
