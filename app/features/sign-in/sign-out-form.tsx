import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';

/** With this field all of a user's sessions end. */
export const EVERYWHERE_FIELD = 'everywhere';

type SignOutFormProps = { readonly className: string; readonly everywhere?: boolean };

/** A plain form: the browser starts anew, and nothing of who was signed in stays on the page. */
export function SignOutForm({ className, everywhere = false }: SignOutFormProps) {
  return (
    <form method="post" action={links.signOut()} className="flex flex-1">
      {everywhere && <input type="hidden" name={EVERYWHERE_FIELD} value="1" />}
      <button type="submit" className={className}>
        {everywhere ? m.sign_in_sign_out_everywhere() : m.sign_in_sign_out()}
      </button>
    </form>
  );
}
