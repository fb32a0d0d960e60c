import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../domain/result.ts';
import { limitedText } from '../yield/limited-body.ts';
import type { Sms, SmsError, SmsSender } from './port.ts';

const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER_BYTES = 64 * 1024;
/** Would be answered otherwise later on. */
const PASSING = new Set([408, 425, 429]);

export type GatewayApiSettings = {
  /** As https://gatewayapi.eu; the European one keeps messages inside the EU. */
  readonly url: string;
  readonly token: string;
  /** What the receiver sees: up to eleven letters and digits. */
  readonly from: string;
};

const taken = z.object({ ids: z.array(z.unknown()).check(z.minLength(1)) });

/** GatewayAPI's REST interface: POST /rest/mtsms, JSON, the token as `Authorization: Token …`. */
export function gatewayApiSms(settings: GatewayApiSettings, timeoutMs = TIMEOUT_MS): SmsSender {
  return {
    async send(sms) {
      try {
        // The signal covers the body too: a server that starts and stops is one that hangs.
        const response = await fetch(`${settings.url.replace(/(?<!\/)\/+$/, '')}/rest/mtsms`, {
          ...requestOf(sms, settings),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return await outcomeOf(response);
      } catch {
        return fail({ kind: 'temporary', code: 'unreachable' });
      }
    },
  };
}

function requestOf({ to, text, messageId }: Sms, { token, from }: GatewayApiSettings): RequestInit {
  return {
    method: 'POST',
    headers: {
      Authorization: `Token ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'User-Agent': 'Solrig',
    },
    body: JSON.stringify({
      sender: from,
      message: text,
      recipients: [{ msisdn: Number(to.replace(/^\+/, '')) }],
      userref: messageId,
    }),
  };
}

async function outcomeOf(response: Response): Promise<Result<null, SmsError>> {
  const { status } = response;
  if (status !== 200) {
    await response.body?.cancel();
    const isPassing = status >= 500 || PASSING.has(status);
    return fail({ kind: isPassing ? 'temporary' : 'permanent', code: String(status) });
  }
  const text = await limitedText(response, LARGEST_ANSWER_BYTES);
  // It most likely went out: again would be a second message to the same person, and be paid twice.
  if (!isTaken(text)) return fail({ kind: 'permanent', code: 'unreadable' });
  return ok(null);
}

function isTaken(text: string | null): boolean {
  try {
    return z.safeParse(taken, JSON.parse(text ?? '')).success;
  } catch {
    return false;
  }
}
