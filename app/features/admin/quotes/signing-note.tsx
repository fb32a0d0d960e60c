import type { SigningLack } from '../../../../domain/staff/signing-lack.ts';
import { m } from '../../../../messages/compiled/messages.js';

const NAMES: Readonly<Record<SigningLack, () => string>> = {
  'delivery-day': m.quotes_lacks_delivery_day,
};

/** Before sending: that the customer can't sign on the page, and what lacks for it. */
export function SigningNote({ lacks }: { readonly lacks: readonly SigningLack[] }) {
  if (lacks.length === 0) return null;
  const names = lacks.map((lack) => NAMES[lack]()).join(', ');
  return (
    <p className="max-w-[75ch] rounded-control bg-sol-100 px-5 py-3 text-sol-700">
      {m.quotes_not_signed_online({ lacks: names })}
    </p>
  );
}
