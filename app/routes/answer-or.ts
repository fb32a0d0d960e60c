/** Why the server's answer did not come: nobody was reached, or something failed there. */
export type NoAnswer = 'unreachable' | 'failed';

/** What the server answers to a form. Without an answer the page stays as it is, with what it says instead. */
export async function answerOr<Answer, Instead>(
  serverAction: () => Promise<Answer>,
  instead: (why: NoAnswer) => Instead,
): Promise<Answer | Instead> {
  try {
    return await serverAction();
  } catch (answer) {
    // A redirect comes as a thrown answer, and is no failure.
    if (answer instanceof Response) throw answer;
    return instead(answer instanceof TypeError ? 'unreachable' : 'failed');
  }
}
