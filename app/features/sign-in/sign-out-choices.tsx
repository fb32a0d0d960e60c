import { buttonClass } from '../../ui/button.tsx';
import { SignOutForm } from './sign-out-form.tsx';

/** Signing out in this browser, and everywhere. */
export function SignOutChoices() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <div>
        <SignOutForm className={buttonClass('outlined', 44)} />
      </div>
      <div>
        <SignOutForm everywhere className={buttonClass('quiet', 44)} />
      </div>
    </div>
  );
}
