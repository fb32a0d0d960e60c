import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** The header that carries it: addresses stand in the logs of proxies. */
export const DOCTOR_HEADER = 'x-solrig-doctor';
const VALID_MS = 60_000;

function macOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`doctor:${text}`).digest();
}

/** Shows that its holder knows the server's secret; for one question within a minute. */
export function newDoctorToken(secret: string, nowMs: number): string {
  const text = `${nowMs + VALID_MS}.${randomUUID()}`;
  return `${text}.${macOf(text, secret).toString('base64url')}`;
}

/** Tokens that were used, for as long as they would be valid. */
export class DoctorTokens {
  readonly #usedUntilMs = new Map<string, number>();

  /** Whether the token is right and new; from then on it is used. */
  take(token: string, secret: string, nowMs: number): boolean {
    const [untilText = '', id = '', mac = ''] = token.split('.');
    const text = `${untilText}.${id}`;
    const given = Buffer.from(mac, 'base64url');
    const right = macOf(text, secret);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    const untilMs = Number(untilText);
    if (!(untilMs >= nowMs && untilMs <= nowMs + 2 * VALID_MS)) return false;
    for (const [used, until] of this.#usedUntilMs)
      if (until < nowMs) this.#usedUntilMs.delete(used);
    if (this.#usedUntilMs.has(text)) return false;
    this.#usedUntilMs.set(text, untilMs);
    return true;
  }
}
