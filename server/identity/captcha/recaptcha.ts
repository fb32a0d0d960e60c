import * as z from 'zod/mini';
import type { Logger } from '../../logger.ts';
import { limitedText } from '../../providers/yield/limited-body.ts';
import { isWorkProof } from './browser-work.ts';
import type { PersonCheck, Verdict } from './port.ts';

const TIMEOUT_MS = 2_000;
const LARGEST_ANSWER_BYTES = 16 * 1024;
const LONGEST_PROOF = 4_096;

export type RecaptchaSettings = {
  readonly siteKey: string;
  readonly secret: string;
  /** For example https://www.google.com. */
  readonly url: string;
};

type RecaptchaParts = RecaptchaSettings & {
  /** The site's own work, for visitors who get no proof from Google. */
  readonly ownWork: PersonCheck;
  /** The site's own host; null: any, as on a developer's machine. */
  readonly hostname: string | null;
  readonly log: Logger;
  readonly timeoutMs?: number;
};

const answerSchema = z.object({ success: z.boolean(), hostname: z.optional(z.string()) });

/**
 * Google's invisible reCAPTCHA. A visitor without its proof does the site's own work, for example
 * before choosing about cookies. Where neither works, without JavaScript or when Google does not
 * answer, people may go on at the stricter limit with a form that was shown to them; a call that
 * never saw one may not.
 */
export function recaptcha(parts: RecaptchaParts): PersonCheck {
  const { siteKey, log, ownWork } = parts;
  const base = parts.url.replace(/(?<!\/)\/+$/, '');
  return {
    asksAlways: true,
    work: ownWork.work,
    challenge: (now) => ({
      kind: 'recaptcha',
      work: ownWork.work(now),
      siteKey,
      scriptUrl: `${base}/recaptcha/api.js?render=explicit`,
    }),
    async judge({ token, proof }, now) {
      if (proof === '' || isWorkProof(proof)) return ownWork.judge({ token, proof }, now);
      if (proof.length > LONGEST_PROOF) return { kind: 'machine' };
      try {
        return await verdictOf(proof, base, parts);
      } catch {
        log.warn({ code: 'unreachable' }, 'recaptcha gave no verdict');
        return ownWork.judge({ token, proof: '' }, now);
      }
    },
  };
}

async function verdictOf(proof: string, base: string, parts: RecaptchaParts): Promise<Verdict> {
  const response = await fetch(`${base}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret: parts.secret, response: proof }),
    redirect: 'error',
    signal: AbortSignal.timeout(parts.timeoutMs ?? TIMEOUT_MS),
  });
  const text = await limitedText(response, LARGEST_ANSWER_BYTES);
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  const { success, hostname } = z.parse(answerSchema, JSON.parse(text ?? ''));
  const isHere = parts.hostname === null || hostname === parts.hostname;
  // Google itself accepts a proof only once.
  return success && isHere ? { kind: 'proved', once: null } : { kind: 'machine' };
}
