import { textIn } from '../../../domain/posted-form.ts';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { SignInAnswer } from '../../features/sign-in/sign-in-view.ts';
import type { NoAnswer } from '../../forms/unanswered.ts';

/** What a step of signing in says where no answer came, beside what was typed. */
export function unansweredSignIn(why: NoAnswer, form: FormData): SignInAnswer {
  const isNumber = textIn(form, SIGN_IN_FIELDS.intent) === 'send';
  return {
    field: isNumber ? 'number' : 'code',
    error: why === 'unreachable' ? m.sign_in_error_unreachable() : m.sign_in_error_failed(),
    typed: textIn(form, isNumber ? SIGN_IN_FIELDS.number : SIGN_IN_FIELDS.code),
  };
}
