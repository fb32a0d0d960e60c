import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';

/** The page ends as it began, with the address. */
export function Closing({ addressForm }: { readonly addressForm: ReactNode }) {
  return (
    <section aria-labelledby="closing" className="bg-kalk-50 pt-12 pb-16 tablet:pt-18">
      <div className="mx-auto grid max-w-312 gap-x-6 gap-y-6 px-6 min-[62.5rem]:grid-cols-2">
        <h2 id="closing" className="text-28 font-semibold tablet:text-36">
          {m.home_closing_title()}
        </h2>
        {addressForm}
      </div>
    </section>
  );
}
