import { STAFF_ERRORS } from '../../../../domain/staff-sign-in.ts';
import { m } from '../../../../messages/compiled/messages.js';

type Kind = keyof typeof STAFF_ERRORS;

const WHAT_TO_DO: Readonly<Record<Kind, (email: string) => string>> = {
  'not-admin': (email) => m.admin_login_not_admin({ email }),
  'no-user': () => m.admin_login_no_user(),
  unreachable: () => m.admin_login_unreachable(),
  'no-email': () => m.admin_login_no_email(),
  'not-stored': () => m.admin_login_not_stored(),
  off: () => m.admin_login_off(),
};

export const isProblem = (kind: string): kind is Kind => Object.hasOwn(STAFF_ERRORS, kind);

/** The specification's error as it stands, and what happened in the visitor's own language. */
export function LoginProblem({ kind, email }: { readonly kind: Kind; readonly email: string }) {
  return (
    <div
      role="alert"
      className="mb-6 rounded-control border border-hairline border-l-8 border-l-tegl-600 bg-white px-6 py-5"
    >
      <p lang="en" className="text-18 font-semibold text-tegl-600">
        {STAFF_ERRORS[kind]}
      </p>
      <p className="mt-1">{WHAT_TO_DO[kind](email)}</p>
    </div>
  );
}
