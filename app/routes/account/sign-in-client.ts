import { textIn } from '../../../domain/posted-form.ts';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { SignInAnswer } from '../../features/sign-in/sign-in-view.ts';
import { answerOr } from '../answer-or.ts';

/** Without an answer the page stays as it is, with what was typed. */
export async function answerOrReason<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | SignInAnswer> {
  const form = await request.clone().formData();
  return answerOr(serverAction, (why): SignInAnswer => {
    const isNumber = textIn(form, SIGN_IN_FIELDS.intent) === 'send';
    return {
      field: isNumber ? 'number' : 'code',
      error: why === 'unreachable' ? m.sign_in_error_unreachable() : m.sign_in_error_failed(),
      typed: textIn(form, isNumber ? SIGN_IN_FIELDS.number : SIGN_IN_FIELDS.code),
    };
  });
}
