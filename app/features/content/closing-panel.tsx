import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import houseUrl from '../../ui/drawings/scene-detached.svg';

/** A text ends with the reader's own roof: the address field, and the house on its ground. */
export function ClosingPanel({ addressForm }: { readonly addressForm: ReactNode }) {
  return (
    <section
      aria-labelledby="text-closing"
      className="mx-auto max-w-312 tablet:px-6 tablet:pb-18 print:hidden"
    >
      <div className="grid bg-kalk-100 tablet:rounded-card laptop:grid-cols-12 laptop:gap-x-6">
        <div className="px-6 pt-10 pb-8 tablet:px-12 tablet:py-12 laptop:col-span-6 laptop:pr-0">
          <h2 id="text-closing" className="text-28 font-semibold">
            {m.content_closing_title()}
          </h2>
          <p className="mt-2 mb-6 max-w-[52ch] text-blaek-600">{m.content_closing_lead()}</p>
          {addressForm}
        </div>
        <div
          aria-hidden="true"
          className="flex items-end overflow-hidden border-b-24 border-gran-900 laptop:col-span-6 tablet:rounded-br-card max-laptop:tablet:rounded-bl-card"
        >
          <img
            src={houseUrl}
            width="670"
            height="241"
            alt=""
            loading="lazy"
            className="ml-auto h-auto w-full max-w-150"
          />
        </div>
      </div>
    </section>
  );
}
