//! The module's edge in WebAssembly: texts in linear memory, by address and length.
//!
//! The page asks for a buffer with `alloc`, writes a request into it and gives it to `call`; it reads the answer and gives
//! its buffer back with `free`. Buffers are held by their addresses, so that a wrong one is nothing worse than a request
//! that is none.

use crate::Worker;
use std::collections::BTreeMap;

/// What the module keeps between two calls.
#[derive(Default)]
struct Module {
    worker: Worker,
    buffers: BTreeMap<usize, Box<[u8]>>,
}

impl Module {
    /// Holds a buffer until it is given back; its address.
    fn hold(&mut self, mut buffer: Box<[u8]>) -> usize {
        let address = buffer.as_mut_ptr().expose_provenance();
        self.buffers.insert(address, buffer);
        address
    }

    /// Gives a buffer back; an empty one when there is none of that length.
    fn take(&mut self, address: usize, length: usize) -> Box<[u8]> {
        match self.buffers.remove(&address) {
            Some(buffer) if buffer.len() == length => buffer,
            Some(other) => {
                self.buffers.insert(address, other);
                Box::default()
            }
            None => Box::default(),
        }
    }

    /// Answers the request in a buffer, which is given back with that; address and length of the answer.
    fn call(&mut self, address: usize, length: usize) -> (usize, usize) {
        let request = self.take(address, length);
        let answer = self.worker.call(&request).into_boxed_slice();
        let length = answer.len();
        (self.hold(answer), length)
    }
}

#[cfg(target_family = "wasm")]
#[expect(
    unsafe_code,
    reason = "a name that the page calls is an attribute that could clash with another name"
)]
mod exports {
    use super::Module;
    use std::cell::RefCell;

    thread_local! {
        static MODULE: RefCell<Module> = RefCell::default();
    }

    /// A buffer of that length; its address.
    #[unsafe(no_mangle)]
    extern "C" fn alloc(length: usize) -> usize {
        MODULE.with_borrow_mut(|module| module.hold(vec![0; length].into()))
    }

    /// Gives a buffer back.
    #[unsafe(no_mangle)]
    extern "C" fn free(address: usize, length: usize) {
        MODULE.with_borrow_mut(|module| drop(module.take(address, length)));
    }

    /// Answers the request in a buffer, which is given back with that; the address of the answer in the upper half, its
    /// length in the lower one.
    #[unsafe(no_mangle)]
    extern "C" fn call(address: usize, length: usize) -> u64 {
        let (address, length) = MODULE.with_borrow_mut(|module| module.call(address, length));
        (address as u64) << 32 | length as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_goes_in_and_its_answer_comes_out() {
        let mut module = Module::default();
        let request = module.hold(b"{}".as_slice().into());
        let (answer, length) = module.call(request, 2);
        let text = String::from_utf8(module.buffers[&answer].to_vec()).unwrap();
        assert!(text.starts_with(r#"{"answer":"error""#), "{text}");
        assert_eq!((text.len(), module.buffers.len()), (length, 1));
        module.take(answer, length);
        assert!(module.buffers.is_empty());
    }

    #[test]
    fn a_wrong_address_or_length_is_a_request_that_is_none() {
        let mut module = Module::default();
        let request = module.hold(b"{}".as_slice().into());
        for (address, length) in [(request, 1), (request + 1, 2), (0, 0)] {
            let (answer, length) = module.call(address, length);
            module.take(answer, length);
        }
        assert_eq!(&*module.take(request, 2), b"{}");
    }
}
