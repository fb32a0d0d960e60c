import { EVERYWHERE_FIELD } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { LeaveIcon } from '../../ui/action-icons.tsx';
import { LINK } from './link-class.ts';
import { SignOutForm } from './sign-out-form.tsx';

/** Signing out in this browser, and everywhere. */
export function SignOutChoices() {
  return (
    <section
      aria-labelledby="sign-out"
      className="flex flex-col items-start border-t-2 border-blaek pt-5"
    >
      <h2 id="sign-out" className="font-semibold">
        {m.sign_in_out_title()}
      </h2>
      <p className="max-w-[44ch] pt-1 pb-2 text-blaek-600">{m.sign_in_out_text()}</p>
      <div className="flex flex-wrap gap-x-6">
        <div>
          <SignOutForm className={`${LINK} gap-2`}>
            <LeaveIcon />
            {m.sign_in_sign_out()}
          </SignOutForm>
        </div>
        <div>
          <SignOutForm className={LINK} field={EVERYWHERE_FIELD}>
            {m.sign_in_sign_out_everywhere()}
          </SignOutForm>
        </div>
      </div>
    </section>
  );
}
