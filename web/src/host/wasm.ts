// The module of the engine, by its C interface: a request goes in and an answer comes out, both JSON in linear memory.

/** The module cannot be had here: the file is missing, or the browser cannot run it. */
export class NoModule extends Error {}

interface Exports {
  readonly memory: WebAssembly.Memory;
  /** A buffer of that length. */
  alloc(length: number): number;
  /** Takes the request's buffer; address and length of the answer in one number. */
  call(address: number, length: number): bigint;
  free(address: number, length: number): void;
}

/** The module, with one instance of it. */
export class Module {
  readonly #code: WebAssembly.Module;
  #exports: Exports;

  private constructor(code: WebAssembly.Module) {
    this.#code = code;
    this.#exports = instance(code);
  }

  /** Fetches the module. */
  static async load(url: string): Promise<Module> {
    if (typeof WebAssembly === 'undefined') throw new NoModule('no WebAssembly');
    try {
      const module = new Module(await compiled(url));
      if (typeof module.#exports.call !== 'function') throw new NoModule('another module');
      return module;
    } catch (error) {
      throw error instanceof NoModule ? error : new NoModule(String(error));
    }
  }

  /** Answers a request. Throws when the module breaks down; then it is made anew, and holds nothing any more. */
  call(request: unknown): unknown {
    try {
      return this.#call(request);
    } catch (error) {
      this.#exports = instance(this.#code);
      throw error;
    }
  }

  #call(request: unknown): unknown {
    const { alloc, call, free, memory } = this.#exports;
    const text = new TextEncoder().encode(JSON.stringify(request));
    const from = alloc(text.length);
    new Uint8Array(memory.buffer, from, text.length).set(text);
    const told = call(from, text.length);
    const [address, length] = [Number(told >> 32n), Number(told & 0xffff_ffffn)];
    // The memory may have grown meanwhile: its buffer is another one then.
    const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, address, length));
    free(address, length);
    return JSON.parse(answer);
  }
}

async function compiled(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new NoModule(`${String(response.status)} for ${url}`);
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    // A host that does not know the type of the file, or a browser without streaming.
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

function instance(code: WebAssembly.Module): Exports {
  // The module needs nothing from outside.
  return new WebAssembly.Instance(code).exports as unknown as Exports;
}
