import { Client } from 'pg';
import { SILENCE } from './lost-connection.ts';

type Doubt = {
  /** After how long without an answer it is looked whether anybody is there [ms]. */
  readonly doubtMs: number;
  /** How long a connection may take to come about [ms]. */
  readonly connectMs: number;
};

/**
 * Tells a database that is silent from one that works for long. A query may take its time; where a new connection gets no
 * answer either, nobody waits for the old one.
 */
export class SilenceProbe {
  readonly #url: string;
  readonly #doubt: Doubt;
  #looking: Promise<boolean> | null = null;

  constructor(url: string, doubt: Doubt) {
    this.#url = url;
    this.#doubt = doubt;
  }

  /** @throws what the client says of an answer that came too late, as soon as the database is found silent */
  async answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => void this.#isThere().then((isThere) => isThere || reject(new Error(SILENCE))),
      this.#doubt.doubtMs,
    );
    try {
      return await Promise.race([asked, silence]);
    } finally {
      clearTimeout(timer);
      // Whichever of them comes later is nobody's.
      asked.catch(() => undefined);
      silence.catch(() => undefined);
    }
  }

  /** However many are in doubt, one looks. */
  #isThere(): Promise<boolean> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #look(): Promise<boolean> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#doubt.connectMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      // Too many connections, or one that is just being ended: somebody said so.
      return error instanceof Error && 'code' in error;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
