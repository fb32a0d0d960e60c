import type { ReactNode } from 'react';
import { links } from '../../links.ts';

type SignOutFormProps = {
  readonly className: string;
  /** The button's words. */
  readonly children: ReactNode;
  /** The name of a field that says more, such as that all sessions end. */
  readonly field?: string;
};

/** A plain form: the browser loads a new document, and nothing of the user stays on the page. */
export function SignOutForm({ className, children, field }: SignOutFormProps) {
  return (
    <form method="post" action={links.signOut()} className="flex flex-1">
      {field !== undefined && <input type="hidden" name={field} value="1" />}
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
