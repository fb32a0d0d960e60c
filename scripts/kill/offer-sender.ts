import { offerInput } from '../../tests/database/offer-input.ts';

/** Servers that are being ended give no answer at all: nobody waits longer for one. */
const ANSWER_WITHIN_MS = 30_000;

let sent = 0;

/** Another request for an offer each time, known by its key. */
export function nextKey(): string {
  sent += 1;
  return `kill-${String(sent).padStart(24, '0')}`;
}

/**
 * Sends the request of this key once.
 * @returns its status; null: there was no answer
 */
export async function sendOffer(url: string, key: string): Promise<number | null> {
  const number = Number(key.slice('kill-'.length));
  try {
    const answer = await fetch(`${url}/da/offer`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: url,
        // Each from its own address: nobody may send this many.
        'X-Forwarded-For': `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`,
      },
      body: JSON.stringify(
        offerInput({ idempotencyKey: key, notes: key, email: `${key}@example.dk` }),
      ),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}
