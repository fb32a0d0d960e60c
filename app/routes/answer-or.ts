import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Why the server's answer did not come: nobody was reached, or something failed there. */
export type NoAnswer = 'unreachable' | 'failed';

/** What the page says where no answer came. */
const made = new WeakSet<object>();

/** What the server answers to a form. Without an answer the page stays as it is, with what it says instead. */
export async function answerOr<Answer, Instead extends object>(
  serverAction: () => Promise<Answer>,
  instead: (why: NoAnswer) => Instead,
): Promise<Answer | Instead> {
  try {
    return await serverAction();
  } catch (answer) {
    // A redirect comes as a thrown answer, and is no failure.
    if (answer instanceof Response) throw answer;
    const said = instead(answer instanceof TypeError ? 'unreachable' : 'failed');
    made.add(said);
    return said;
  }
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
