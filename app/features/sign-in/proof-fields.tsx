import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { workOf } from './work-of.ts';
import type { Challenge } from './sign-in-view.ts';

/** Sent along with a form that requests a code. */
export function ProofFields({ challenge }: { readonly challenge: Challenge }) {
  return (
    <>
      <input type="hidden" name={SIGN_IN_FIELDS.token} value={workOf(challenge).token} />
      <input type="hidden" name={SIGN_IN_FIELDS.proof} defaultValue="" />
    </>
  );
}
