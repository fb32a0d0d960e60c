import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { FormAnswer } from './form-definition.ts';

/** Why the server's answer did not come: nobody was reached, or something failed there. */
export type NoAnswer = 'unreachable' | 'failed';

/** Longer than any form takes that is answered at all; sent again, each is taken once. */
export const LONGEST_WAIT_MS = 30_000;

/** What the page says where no answer came. */
const made = new WeakSet<object>();

type Sent<Answer> = {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
};

/**
 * What the server answers to a form. Without an answer the page stays as it is, with what was typed and with
 * what it says instead: every page with a form has this as its clientAction, and unlessUnanswered beside it.
 */
export async function answerOr<Answer, Instead extends object>(
  { request, serverAction }: Sent<Answer>,
  instead: (why: NoAnswer, form: FormData) => Instead,
): Promise<Answer | Instead> {
  const sent = request.clone();
  try {
    return await inTime(serverAction());
  } catch (answer) {
    // A redirect comes as a thrown answer, and is no failure.
    if (answer instanceof Response) throw answer;
    const said = instead(whyNoAnswer(answer), await sent.formData());
    made.add(said);
    return said;
  }
}

/** What a form says where no answer came: everything that was typed stays. */
export function unansweredForm(problem: NoAnswer) {
  return {
    problem,
    errors: {},
    values: null,
    idempotencyKey: null,
    ticket: null,
    waitMs: null,
  } satisfies FormAnswer<never>;
}

/** fetch throws a TypeError where nobody is reached, and another error after a signal that a time is over. */
export function whyNoAnswer(error: unknown): NoAnswer {
  const isSilence = error instanceof DOMException && error.name === 'TimeoutError';
  return error instanceof TypeError || isSilence ? 'unreachable' : 'failed';
}

/** A line that went silent fails, too, and as fetch says it of one that is not there. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const silence = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TypeError('no answer in time')), LONGEST_WAIT_MS);
  });
  return Promise.race([answer, silence]);
}

/** Where no answer came nothing has changed, and asking for the page again would only fail as well. */
export function unlessUnanswered({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const answer: unknown = actionResult;
  const isUnanswered = typeof answer === 'object' && answer !== null && made.has(answer);
  return !isUnanswered && defaultShouldRevalidate;
}

/** A form that was not taken is no reason for another key, nor for new figures. */
export function unlessNotTaken({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.href === nextUrl.href;
  return !(formMethod === 'POST' && isSamePage) && defaultShouldRevalidate;
}
