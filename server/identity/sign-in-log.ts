import { createHmac } from 'node:crypto';
import { addressGroup, networkOf } from '../http/client-address.ts';
import type { Services } from '../services.ts';

type LogParts = Pick<Services, 'log' | 'secret' | 'now'>;

/** Who did it: the client's own address, and the number in its normal form; null: not a number. */
export type SignInActor = { readonly address: string; readonly phone: string | null };

/**
 * What a log line says about who: enough to follow an attack for a day, without revealing who it
 * was.
 */
export type HiddenActor = {
  readonly client: string;
  readonly network: string;
  readonly user?: string;
};

/**
 * Hashes keyed for the day, from the server's secret. The same client and number look the same all
 * day in every server's log; tomorrow they look different, so the log reveals nobody's habits.
 */
export function hiddenActor(
  { secret, now }: Pick<Services, 'secret' | 'now'>,
  { address, phone }: SignInActor,
): HiddenActor {
  const day = now().toISOString().slice(0, 10);
  const key = createHmac('sha256', secret).update(`sign-in-log:${day}`).digest();
  const hidden = (kind: string, who: string) =>
    createHmac('sha256', key).update(`${kind}:${who}`).digest('base64url').slice(0, 16);
  return {
    client: hidden('client', addressGroup(address)),
    network: hidden('network', networkOf(address)),
    ...(phone === null ? {} : { user: hidden('user', phone) }),
  };
}

type SignInEvent = SignInActor & {
  readonly event: 'code-sent' | 'code-refused' | 'signed-in' | 'confirmed' | 'confirm-refused';
  readonly purpose: string;
  /** Why it was refused, and whose limit it was. */
  readonly code?: string;
  readonly which?: string;
  /** Whether the browser had signed in to the number before. */
  readonly isKnown?: boolean;
};

/** A line for each sign-in, refusal and limit. */
export function noteSignIn(parts: LogParts, { address, phone, ...event }: SignInEvent): void {
  parts.log.info({ ...event, ...hiddenActor(parts, { address, phone }) }, 'sign-in');
}
