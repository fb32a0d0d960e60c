import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/action-icons.tsx';
import { PrintIcon, SlidersIcon } from '../../ui/icons.tsx';

const QUIET =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-gran-700 max-tablet:flex-1 max-tablet:border-[1.5px] max-tablet:border-gran-700 max-tablet:bg-white hover:bg-gran-100';

/** What can be done with the report. Printing needs a script, so it is not offered without one. */
export function Actions({
  calculatorUrl,
  exportUrl,
  offerUrl,
  save,
}: {
  calculatorUrl: string;
  /** The calculation as a file. */
  exportUrl: string;
  /** null: there is nothing to request an offer for. */
  offerUrl: string | null;
  save?: ReactNode;
}) {
  return (
    <nav
      aria-label={m.report_actions()}
      className="flex flex-wrap items-center gap-2 py-4 tablet:gap-3 print:hidden"
    >
      <SiteLink to={calculatorUrl} className={`${QUIET} tablet:-ml-3`}>
        <SlidersIcon className="max-tablet:hidden" />
        {m.report_back()}
      </SiteLink>
      <a href={exportUrl} download className={`${QUIET} tablet:ml-auto`}>
        <DownloadIcon className="max-tablet:hidden" />
        {m.report_export()}
      </a>
      <button type="button" className={`${QUIET} noscript:hidden`} onClick={() => window.print()}>
        <PrintIcon className="max-tablet:hidden" />
        {m.report_print()}
      </button>
      {save}
      {offerUrl === null ? null : (
        <SiteLink
          to={offerUrl}
          className={`${buttonClass('filled', 44)} max-tablet:flex-1 max-tablet:px-3`}
        >
          {m.report_offer()}
        </SiteLink>
      )}
    </nav>
  );
}
