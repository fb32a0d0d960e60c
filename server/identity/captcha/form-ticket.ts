import { createHmac, randomUUID } from 'node:crypto';
import type { FormTicket, ShownTicket } from '../../../domain/posted-form.ts';
import type { Services } from '../../services.ts';
import { isSameMac } from '../sign-in-secrets.ts';
import { isWork, WORK_BITS } from './browser-work.ts';

type Needs = Pick<Services, 'now' | 'secret'>;

/** Nobody reads a form, fills in three fields and consents faster than this. */
const FASTEST_MS = 1_000;
/** A page found open the next morning still works; its key is remembered for longer than that. */
const LONGEST_MS = 23 * 60 * 60 * 1000;

/**
 * What a form that anybody may send carries: a signed time, some work for the browser, and a sum
 * for those whose browser can't do the work. It is valid for one key only, and a key has one
 * effect: reused for anything else the ticket is worthless, so nothing has to remember it.
 */
export function newFormTicket({ now, secret }: Needs, key: string = randomUUID()): FormTicket {
  return ticketFrom(key, now().getTime(), secret);
}

/**
 * The same ticket again while it is valid, so that an answer already given stays right; otherwise a
 * new one.
 */
export function ticketAgain(services: Needs, key: string, { token, sum }: ShownTicket): FormTicket {
  const at = timeIn(services, key, token);
  const isGood = at !== null && ageOf(services, at) <= LONGEST_MS;
  return isGood
    ? { ...ticketFrom(key, at, services.secret), typed: sum }
    : newFormTicket(services, key);
}

/** answered: through the sum, which a script written for this site can do too. */
export type TicketVerdict = 'worked' | 'answered' | 'unproved';

/** What a ticket that came back with a form says about its sender. */
export function judgeTicket(services: Needs, key: string, shown: ShownTicket): TicketVerdict {
  const at = timeIn(services, key, shown.token);
  if (at === null) return 'unproved';
  const ageMs = ageOf(services, at);
  if (ageMs < FASTEST_MS || ageMs > LONGEST_MS) return 'unproved';
  if (isWork(shown.token, shown.proof)) return 'worked';
  const [one, other] = ticketFrom(key, at, services.secret).sum;
  return /^\d{1,2}$/.test(shown.sum) && Number(shown.sum) === one + other ? 'answered' : 'unproved';
}

function ageOf({ now }: Needs, atMs: number): number {
  return now().getTime() - atMs;
}

/** When it was made; null: not by us, or for another key. */
function timeIn({ secret }: Needs, key: string, token: string): number | null {
  const [at = '', mac = ''] = token.split('.');
  return isSameMac(mac, macOf(at, key, secret)) ? Number(at) : null;
}

function ticketFrom(key: string, atMs: number, secret: string): FormTicket {
  const mac = macOf(String(atMs), key, secret);
  const [one = 0, other = 0] = Buffer.from(mac, 'base64url');
  return {
    key,
    token: `${atMs}.${mac}`,
    bits: WORK_BITS,
    sum: [2 + (one % 8), 2 + (other % 8)],
  };
}

function macOf(at: string, key: string, secret: string): string {
  return createHmac('sha256', secret).update(`form-ticket:${at}:${key}`).digest('base64url');
}
