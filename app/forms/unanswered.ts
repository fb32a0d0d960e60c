import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { FormAnswer } from './form-definition.ts';

/** Why no answer came: the server was unreachable, or something failed there. */
export type NoAnswer = 'unreachable' | 'failed';

/** Longer than any answered form takes; sent again, each is accepted once. */
export const LONGEST_WAIT_MS = 30_000;

/** What the page says if no answer came. */
const made = new WeakSet<object>();

type Sent<Answer> = {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
};

/**
 * The server's answer to a form. Without an answer the page stays as it is, with what was typed and
 * a message: every page with a form uses this as its clientAction, together with unlessUnanswered.
 */
export async function answerOr<Answer, Instead extends object>(
  { request, serverAction }: Sent<Answer>,
  instead: (why: NoAnswer, form: FormData) => Instead,
): Promise<NonNullable<Answer> | Instead> {
  const sent = request.clone();
  const unanswered = async (why: NoAnswer) => {
    const said = instead(why, await sent.formData());
    made.add(said);
    return said;
  };
  try {
    // None: the server did not know what was asked for.
    return (await inTime(serverAction())) ?? (await unanswered('failed'));
  } catch (answer) {
    // A redirect arrives as a thrown response, and is not a failure.
    if (answer instanceof Response) throw answer;
    return unanswered(whyNoAnswer(answer));
  }
}

/** What a form says if no answer came: everything typed stays. */
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

/**
 * fetch throws a TypeError if nothing can be reached, and another error after a time-out signal.
 */
export function whyNoAnswer(error: unknown): NoAnswer {
  const isSilence = error instanceof DOMException && error.name === 'TimeoutError';
  return error instanceof TypeError || isSilence ? 'unreachable' : 'failed';
}

/** A connection that went silent fails, too, with the same error as a missing one. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const silence = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TypeError('no answer in time')), LONGEST_WAIT_MS);
  });
  return Promise.race([answer, silence]);
}

/** Without an answer nothing has changed, and loading the page again would also fail. */
export function unlessUnanswered({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const answer: unknown = actionResult;
  const isUnanswered = typeof answer === 'object' && answer !== null && made.has(answer);
  return !isUnanswered && defaultShouldRevalidate;
}

/** A refused form is no reason for another key, nor for new figures. */
export function unlessNotTaken({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.href === nextUrl.href;
  return !(formMethod === 'POST' && isSamePage) && defaultShouldRevalidate;
}
