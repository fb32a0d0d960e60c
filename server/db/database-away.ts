const TRY_AGAIN_MS = 500;

/** Beside an answer that it could not give. */
export const COME_BACK = { 'Retry-After': '5' } as const;

/** The database is not there to be asked; nothing was changed. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY';

  constructor() {
    super('The database does not answer.');
    this.name = 'DatabaseAway';
  }
}

/**
 * Whether a database answers. While it does not, those who ask are told at once instead of waiting one behind the other; one
 * at a time tries whether it is back.
 */
export class DatabaseWatch {
  readonly #nowMs: () => number;
  #awaySinceMs: number | null = null;
  #nextTryMs = 0;
  #isTrying = false;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  get isAway(): boolean {
    return this.#awaySinceMs !== null;
  }

  /** It was asked something and said nothing. */
  wasSilent(): void {
    this.#awaySinceMs ??= this.#nowMs();
    this.#nextTryMs = this.#nowMs() + TRY_AGAIN_MS;
  }

  /** @throws DatabaseAway at once where it is known to be, else what the connecting throws */
  async asked<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
    const isTry = this.isAway;
    if (isTry && (this.#isTrying || this.#nowMs() < this.#nextTryMs)) throw new DatabaseAway();
    if (isTry) this.#isTrying = true;
    try {
      const connection = await connect();
      this.#awaySinceMs = null;
      return connection;
    } catch (error) {
      // All connections are in use for too long: it is busy, and there.
      if (!isWaitOver(error)) this.wasSilent();
      throw new DatabaseAway();
    } finally {
      if (isTry) this.#isTrying = false;
    }
  }
}

/** The pool's own words. */
const isWaitOver = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
