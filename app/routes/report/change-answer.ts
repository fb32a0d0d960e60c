import type { SignInAnswer } from '../../features/sign-in/sign-in-view.ts';
import { textIn } from '../../../domain/posted-form.ts';
import { SIGN_IN_INTENTS } from '../../../domain/sign-in-form.ts';
import { REPORT_FIELDS, type ListAnswer } from '../../features/report-list/list-view.ts';
import { answerOrReason } from '../account/sign-in-client.ts';

/** Without an answer the page stays as it is, and says why nothing changed. */
export async function changeOrReason<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | SignInAnswer | ListAnswer> {
  const intent = textIn(await request.clone().formData(), REPORT_FIELDS.intent);
  if (SIGN_IN_INTENTS.some((known) => known === intent))
    return answerOrReason(request, serverAction);
  try {
    return await serverAction();
  } catch (answer) {
    // A redirect comes as a thrown answer, and is no failure.
    if (answer instanceof Response) throw answer;
    return { problem: answer instanceof TypeError ? 'unreachable' : 'failed' };
  }
}
