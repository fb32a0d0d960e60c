import type { SignInAnswer } from '../../features/sign-in/sign-in-view.ts';
import { textIn } from '../../../domain/posted-form.ts';
import { SIGN_IN_INTENTS } from '../../../domain/sign-in-form.ts';
import { REPORT_FIELDS, type ListAnswer } from '../../features/report-list/list-view.ts';
import { answerOrReason } from '../account/sign-in-client.ts';
import { answerOr } from '../answer-or.ts';

/** Without an answer the page stays as it is, and says why nothing changed. */
export async function changeOrReason<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | SignInAnswer | ListAnswer> {
  const intent = textIn(await request.clone().formData(), REPORT_FIELDS.intent);
  if (SIGN_IN_INTENTS.some((known) => known === intent))
    return answerOrReason(request, serverAction);
  return answerOr(serverAction, (problem): ListAnswer => ({ problem }));
}
