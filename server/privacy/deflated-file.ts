import { createDeflateRaw } from 'node:zlib';
import { ZipPassThrough } from 'fflate';

const DEFLATED = 8;

/** A compressed file of a zip. Compression runs off the thread that answers people. */
export class DeflatedFile extends ZipPassThrough {
  readonly #packer = createDeflateRaw();
  readonly #ended: Promise<void>;
  #taken: (() => void) | null = null;

  constructor(name: string) {
    super(name);
    this.compression = DEFLATED;
    this.#packer.on('data', (packed: Buffer) => this.ondata(null, new Uint8Array(packed), false));
    this.#ended = new Promise((resolve, reject) => {
      this.#packer.once('end', () => {
        this.ondata(null, new Uint8Array(), true);
        resolve();
      });
      this.#packer.once('error', reject);
    });
  }

  protected override process(part: Uint8Array, isLast: boolean): void {
    this.#packer.write(part, () => this.#taken?.());
    if (isLast) this.#packer.end();
  }

  /** Resolves when the text is compressed, so that never more than one part waits. */
  write(text: string): Promise<void> {
    return new Promise((resolve) => {
      this.#taken = resolve;
      this.push(new TextEncoder().encode(text));
    });
  }

  end(): Promise<void> {
    this.push(new Uint8Array(), true);
    return this.#ended;
  }

  /** The reader is gone. */
  drop(): void {
    this.#packer.destroy();
  }
}
