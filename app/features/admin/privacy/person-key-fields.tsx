import type { FoundPerson } from '../../../../domain/staff/privacy.ts';
import { PRIVACY_FORM } from './privacy-view.ts';

/** Which person a form is about. */
export function PersonKeyFields({ person }: { readonly person: FoundPerson }) {
  return (
    <>
      <input type="hidden" name={PRIVACY_FORM.uid} value={person.uid ?? ''} />
      <input type="hidden" name={PRIVACY_FORM.contact} value={person.contact} />
    </>
  );
}
