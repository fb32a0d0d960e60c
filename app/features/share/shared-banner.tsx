import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date } from '../../../words/format.ts';
import type { ReactNode } from 'react';

type SharedBannerProps = {
  readonly createdAt: string;
  readonly expiresAt: string;
};

/** What a report is that one did not make oneself. */
export function SharedBanner({ createdAt, expiresAt }: SharedBannerProps) {
  const locale = getLocale();
  return (
    <p className="border-b border-hairline bg-sol-100 px-4 py-2.5 text-14 tablet:px-[max(24px,calc((100%-1200px)/2))] print:px-0">
      {m.share_shared_banner({ made: date(createdAt, locale), until: date(expiresAt, locale) })}{' '}
      {m.share_shared_prices()}
    </p>
  );
}

/** What can be done with it. */
export function SharedActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="-ml-3 flex flex-wrap gap-2 py-2 print:hidden tablet:-mr-3 tablet:ml-0 tablet:justify-end tablet:py-4">
      {children}
    </div>
  );
}
