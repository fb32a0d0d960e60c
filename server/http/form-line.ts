/** Forms with files wait here until those before them are done: what is not read yet takes no memory of ours. */
export class FormLine {
  readonly #mostBytes: number;
  readonly #mostWaiting: number;
  readonly #waiting: { readonly bytes: number; readonly enter: () => void }[] = [];
  #taken = 0;

  /** @param mostBytes of all that are read at once; a larger one is read alone */
  constructor(mostBytes: number, mostWaiting: number) {
    this.#mostBytes = mostBytes;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Waits for its turn.
   * @param signal whoever hangs up leaves the line
   * @returns what to call when the form is done; null: too many wait, or the sender is gone
   */
  async enter(bytes: number, signal: AbortSignal): Promise<(() => void) | null> {
    if (this.#waiting.length > 0 || !this.#hasRoom(bytes)) {
      if (this.#waiting.length >= this.#mostWaiting) return null;
      if (!(await this.#turn(bytes, signal))) return null;
    } else this.#taken += bytes;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      this.#taken -= bytes;
      this.#goOn();
    };
  }

  #turn(bytes: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve(false);
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1);
        resolve(false);
        this.#goOn();
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve(true);
      };
      const mine = { bytes, enter };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(mine);
    });
  }

  #goOn(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (!this.#hasRoom(next.bytes)) return;
      this.#waiting.shift();
      this.#taken += next.bytes;
      next.enter();
    }
  }

  #hasRoom(bytes: number): boolean {
    return this.#taken === 0 || this.#taken + bytes <= this.#mostBytes;
  }
}
