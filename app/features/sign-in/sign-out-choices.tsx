import { EVERYWHERE_FIELD } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { SignOutForm } from './sign-out-form.tsx';

/** Signing out in this browser, and everywhere. */
export function SignOutChoices() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <div>
        <SignOutForm className={buttonClass('outlined', 44)}>{m.sign_in_sign_out()}</SignOutForm>
      </div>
      <div>
        <SignOutForm className={buttonClass('quiet', 44)} field={EVERYWHERE_FIELD}>
          {m.sign_in_sign_out_everywhere()}
        </SignOutForm>
      </div>
    </div>
  );
}
