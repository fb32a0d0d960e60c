import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { DocumentIcon, DownloadIcon, MailIcon, PrintIcon } from '../../ui/action-icons.tsx';
import { SlidersIcon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/popover.tsx';

const PLAIN =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-gran-700 hover:bg-gran-100';
const BOXED =
  'max-tablet:flex-1 max-tablet:border-[1.5px] max-tablet:border-gran-700 max-tablet:bg-white';
const ENTRY =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left font-medium whitespace-nowrap text-gran-700 hover:bg-kalk-100';

export type ActionsProps = {
  readonly calculatorUrl: string;
  readonly pdfUrl: string;
  readonly mailUrl: string;
  /** The calculation as a file. */
  readonly exportUrl: string;
  /** null: there is nothing to request an offer for. */
  readonly offerUrl: string | null;
  readonly save: ReactNode;
};

/** What can be done with the report: the three that most come for, and the rest under one word. */
export function Actions({
  calculatorUrl,
  pdfUrl,
  mailUrl,
  exportUrl,
  offerUrl,
  save,
}: ActionsProps) {
  return (
    <nav
      aria-label={m.report_actions()}
      className="flex flex-wrap items-center gap-2 py-4 tablet:gap-3 print:hidden"
    >
      <SiteLink to={calculatorUrl} className={`${PLAIN} -ml-3 max-tablet:hidden`}>
        <SlidersIcon />
        {m.report_back()}
      </SiteLink>
      <div className="flex flex-1 flex-wrap items-center gap-2 tablet:justify-end tablet:gap-3">
        {save}
        <a href={pdfUrl} className={`${PLAIN} ${BOXED}`}>
          <DocumentIcon className="max-tablet:hidden" />
          {m.share_pdf()}
        </a>
        <Popover
          label={m.report_more()}
          title={m.my_reports_more_title()}
          closeLabel={m.my_reports_close()}
          triggerClass={`${PLAIN} ${BOXED}`}
          trigger={m.report_more()}
        >
          <div className="entries -mx-6">
            <SiteLink to={calculatorUrl} className={`${ENTRY} tablet:hidden`}>
              <SlidersIcon />
              {m.report_back()}
            </SiteLink>

            <SiteLink to={mailUrl} className={ENTRY}>
              <MailIcon />
              {m.share_mail_action()}
            </SiteLink>

            {/* Printing needs a script, so it is not offered without one. */}

            <button
              type="button"
              className={`${ENTRY} noscript:hidden`}
              onClick={() => window.print()}
            >
              <PrintIcon />
              {m.report_print()}
            </button>

            <a href={exportUrl} download className={ENTRY}>
              <DownloadIcon />
              {m.report_export()}
            </a>
          </div>
        </Popover>
      </div>
      {offerUrl === null ? null : (
        <SiteLink to={offerUrl} className={`${buttonClass('filled', 44)} max-tablet:w-full`}>
          {m.report_offer()}
        </SiteLink>
      )}
    </nav>
  );
}
