/** Places that a client has for something slow: who takes theirs up waits for themselves, and holds up nobody else. */
export class ClientPlaces {
  readonly #each: number;
  readonly #mostWaiting: number;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /**
   * @param each places of a client
   * @param mostWaiting how many of a client wait for one
   */
  constructor(each: number, mostWaiting: number) {
    this.#each = each;
    this.#mostWaiting = mostWaiting;
  }

  /** @returns what gives the place back; null: too many of this client wait already */
  async take(client: string): Promise<(() => void) | null> {
    const taken = this.#taken.get(client) ?? 0;
    if (taken < this.#each) {
      this.#taken.set(client, taken + 1);
      return this.#giver(client);
    }
    const waiting = this.#waiting.get(client) ?? [];
    if (waiting.length >= this.#mostWaiting) return null;
    this.#waiting.set(client, waiting);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return this.#giver(client);
  }

  #giver(client: string): () => void {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      const next = this.#waiting.get(client)?.shift();
      // A place that is handed on stays taken.
      if (next !== undefined) return next();
      const left = (this.#taken.get(client) ?? 1) - 1;
      if (left > 0) this.#taken.set(client, left);
      else this.#taken.delete(client);
      this.#waiting.delete(client);
    };
  }
}
