import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameMac } from '../sign-in-secrets.ts';
import type { PersonCheck, Work } from './port.ts';

/**
 * About 16,000 hashes: well under a second in a phone's browser, but costly for anyone who sends
 * thousands.
 */
export const WORK_BITS = 14;
/** Nobody reads the page and types a number faster than this. */
const FASTEST_MS = 1_000;
const LONGEST_MS = 2 * 60 * 60 * 1000;

/**
 * The check that needs no third party: the page carries a signed time, and the browser works on it.
 * Without JavaScript no work can be done, and a page left open expires; both may still go on at the
 * stricter limit, because people without JavaScript are people too.
 */
export function browserWork(secret: string): PersonCheck {
  const macOf = (facts: string) =>
    createHmac('sha256', secret).update(`sign-in-work:${facts}`).digest('base64url');
  const newWork = (now: Date): Work => {
    const facts = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
    return { kind: 'work', token: `${facts}.${macOf(facts)}`, bits: WORK_BITS };
  };
  return {
    asksAlways: false,
    work: newWork,
    challenge: newWork,
    judge({ token, proof }, now) {
      const [at = '', nonce = '', mac = ''] = token.split('.');
      const isOurs = isSameMac(mac, macOf(`${at}.${nonce}`));
      const ageMs = now.getTime() - Number(at);
      const isInTime = ageMs >= FASTEST_MS && ageMs <= LONGEST_MS;
      const isShown = isOurs && isInTime;
      const once = isShown ? `work:${mac}` : null;
      return Promise.resolve(
        isShown && isWork(token, proof) ? { kind: 'proved', once } : { kind: 'unproved', once },
      );
    },
  };
}

/** Google's proofs are some hundred characters of any kind. */
export function isWorkProof(proof: string): boolean {
  return /^\d{1,10}$/.test(proof);
}

/** Whether the hash of token and proof begins with this many zero bits. */
export function isWork(token: string, proof: string, bits = WORK_BITS): boolean {
  if (!isWorkProof(proof)) return false;
  const hash = createHash('sha256').update(`${token}:${proof}`).digest();
  return hash.readUInt32BE(0) >>> (32 - bits) === 0;
}
