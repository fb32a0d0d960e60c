import type { ShownTicket } from '../../domain/posted-form.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { counterOf, holdCounters, type Counter, type Limit } from '../counters.ts';
import { addressGroup, isOwner, networkOf } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { judgeTicket } from './captcha/form-ticket.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From one home or office, where each request is a separate household's. */
const PER_ADDRESS: readonly Limit[] = [
  { most: 3, inMs: 10 * MINUTE_MS },
  { most: 10, inMs: HOUR_MS },
  { most: 30, inMs: DAY_MS },
];
/** For senders whose browser did no work, for example without JavaScript. */
const PER_ADDRESS_ANSWERED: readonly Limit[] = [
  { most: 2, inMs: 10 * MINUTE_MS },
  { most: 5, inMs: HOUR_MS },
];
const PER_NETWORK: readonly Limit[] = [
  { most: 12, inMs: 10 * MINUTE_MS },
  { most: 60, inMs: HOUR_MS },
];
/** Two identical texts may be one person's two houses. */
const PER_TEXT: readonly Limit[] = [{ most: 2, inMs: DAY_MS }];
/** Shorter texts are written by many people: "Ring helst efter kl. 17". */
const SHORTEST_COUNTED_TEXT = 40;

export type SenderRefusal =
  /** Nothing shows a person yet: the form asks for the sum, and nothing typed is lost. */
  | { readonly kind: 'unsure' }
  | { readonly kind: 'too-many'; readonly waitMs: number }
  /** The same words came several times today. */
  | { readonly kind: 'alike' };

type Needs = Pick<Services, 'now' | 'secret' | 'settings'> & { readonly change: Change };

type Sending = {
  /** Which form it is; each is counted separately. */
  readonly form: string;
  readonly key: string;
  readonly shown: ShownTicket;
  /** The free text. */
  readonly texts: readonly string[];
};

/**
 * Admits a form that anybody may send. A sender who did the work or answered the sum is admitted up
 * to a limit sized for a network of people. The same key is admitted as often as it comes, because
 * it has one effect. The owner of a local server is not counted.
 */
export const admitSender = command(
  { name: 'form.admit', access: 'anyone', idempotent: 'by-key', audit: null },
  async (
    { change, now, secret, settings }: Needs,
    who,
    { form, key, shown, texts }: Sending,
  ): Promise<Result<null, SenderRefusal>> => {
    // A signed-in user has proved it with their phone.
    const verdict = who.kind === 'visitor' ? judgeTicket({ now, secret }, key, shown) : 'worked';
    if (verdict === 'unproved') return fail({ kind: 'unsure' });
    if (isOwner(who.network, settings)) return ok(null);
    const subjectOf = (kind: string, subject: string) =>
      counterOf(`form-${kind}`, `${form}:${subject}`, secret);
    const places: readonly Counter[] = [
      {
        subject: subjectOf('address', addressGroup(who.network)),
        limits: verdict === 'worked' ? PER_ADDRESS : PER_ADDRESS_ANSWERED,
      },
      { subject: subjectOf('network', networkOf(who.network)), limits: PER_NETWORK },
    ];
    const written: readonly Counter[] = texts
      .map(plainText)
      .filter((text) => text.length >= SHORTEST_COUNTED_TEXT)
      .map((text) => ({ subject: subjectOf('text', text), limits: PER_TEXT }));
    // For as long as the ticket is valid.
    const known = subjectOf('key', key);
    return change(async (transaction) => {
      const subjects = [...places, ...written].map(({ subject }) => subject);
      const held = await holdCounters(transaction, [...subjects, known], now);
      if (held.count(known, DAY_MS) > 0) return ok(null);
      const waitMs = Math.max(...places.map(held.waitMs));
      if (waitMs > 0) return fail({ kind: 'too-many', waitMs });
      if (written.some((text) => held.waitMs(text) > 0)) return fail({ kind: 'alike' });
      await held.note([...subjects, known]);
      return ok(null);
    });
  },
);

/**
 * Equal apart from capitals, digits, punctuation and spaces, which a script varies from one to the
 * next.
 */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}]+/gu, ' ')
    .trim();
}
