import { open, rm, type FileHandle } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A body while it comes: in memory as long as it is small, then in a file without a name, so that a sender on a slow line
 * takes none of the memory that others need.
 */
export class ArrivingBody {
  readonly #mostInMemory: number;
  #pieces: Uint8Array[] = [];
  #file: FileHandle | null = null;
  #bytes = 0;

  /** @param mostInMemory [bytes] */
  constructor(mostInMemory: number) {
    this.#mostInMemory = mostInMemory;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get isSmall(): boolean {
    return this.#bytes <= this.#mostInMemory;
  }

  async add(piece: Uint8Array): Promise<void> {
    this.#bytes += piece.length;
    if (this.isSmall) {
      this.#pieces.push(piece);
      return;
    }
    this.#file ??= await namelessFile();
    for (const each of [...this.#pieces, piece]) await writeWhole(this.#file, each);
    this.#pieces = [];
  }

  /** Everything that came, in one piece. */
  async whole(): Promise<Uint8Array<ArrayBuffer>> {
    const whole = new Uint8Array(this.#bytes);
    let at = 0;
    for (const piece of this.#pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    while (this.#file !== null && at < whole.length) {
      const { bytesRead } = await this.#file.read(whole, at, whole.length - at, at);
      if (bytesRead === 0) throw new Error('a body that came is gone from its file');
      at += bytesRead;
    }
    return whole;
  }

  async forget(): Promise<void> {
    this.#pieces = [];
    await this.#file?.close();
    this.#file = null;
  }
}

/** A file that is gone as soon as it is closed, also if the process ends before. */
async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `solrig-body-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

async function writeWhole(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length;) {
    const { bytesWritten } = await file.write(piece, at, piece.length - at, null);
    at += bytesWritten;
  }
}
