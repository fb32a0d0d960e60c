import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ChevronLeftIcon, CopyIcon, TrashIcon } from '../../ui/action-icons.tsx';
import { MoreIcon, SlidersIcon, TableIcon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/popover.tsx';
import { copyFields, RenameForm, ReportButton } from './report-forms.tsx';
import { ReportTags } from './report-tags.tsx';
import { titleOf } from './report-words.ts';
import { ENTRY, LINK, NamedPopover } from './row-actions.tsx';
import type { SavedView } from './saved-view.ts';

type SavedActionsProps = {
  readonly view: SavedView;
  readonly calculatorUrl: string;
  /** null: there is nothing to request an offer for. */
  readonly offerUrl: string | null;
  /** The same report as a sheet, as charts, as a table. */
  readonly views: readonly { readonly href: string; readonly label: string }[];
  /** Other things to do with it: sharing, a PDF, a mail. */
  readonly children?: ReactNode;
};

const QUIET =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-gran-700 hover:bg-gran-100';
/** On a phone, one box among others. */
const BOXED =
  'max-tablet:border-[1.5px] max-tablet:border-gran-700 max-tablet:bg-white hover:max-tablet:bg-gran-100';

/** The owner's name for the report, and what they can do with it. */
export function SavedActions(props: SavedActionsProps) {
  const { view, calculatorUrl, offerUrl, views, children } = props;
  const { summary, copyKey } = view;
  const title = titleOf(summary);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 tablet:min-w-0 tablet:flex-1 tablet:basis-90">
        <SiteLink to={links.myReports()} className={`${LINK} -ml-1 gap-2`}>
          <ChevronLeftIcon size={18} />
          {m.my_reports_title()}
        </SiteLink>
        <span aria-hidden="true" className="text-blaek-600 max-tablet:hidden">
          /
        </span>
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">{title}</p>
        <NamedPopover
          label={m.my_reports_rename()}
          title={m.my_reports_rename_named({ title })}
          triggerClass={`${LINK} min-w-11 text-14`}
        >
          <div className="pt-2">
            <RenameForm report={summary} place={null} />
          </div>
        </NamedPopover>
        <div className="flex flex-wrap gap-2 empty:hidden">
          <ReportTags report={summary} />
        </div>
      </div>
      <nav
        aria-label={m.report_actions()}
        className="flex flex-wrap items-center gap-1.5 max-tablet:w-full tablet:ml-auto tablet:gap-1"
      >
        {children}
        <SiteLink to={calculatorUrl} className={`${QUIET} ${BOXED} max-tablet:flex-1`}>
          <SlidersIcon />
          {m.my_reports_open_calculator()}
        </SiteLink>
        <Popover
          label={m.my_reports_more({ title })}
          title={m.my_reports_more_title()}
          closeLabel={m.my_reports_close()}
          triggerClass={`${QUIET} ${BOXED} size-11 !px-0`}
          trigger={
            <>
              <MoreIcon />
              <span className="sr-only">{m.my_reports_more({ title })}</span>
            </>
          }
        >
          <div className="entries">
            {views.map(({ href, label }) => (
              <SiteLink key={href} to={href} className={ENTRY}>
                <TableIcon />
                {label}
              </SiteLink>
            ))}
            <ReportButton
              intent="copy"
              reportId={summary.reportId}
              fields={copyFields(copyKey)}
              variant="quiet"
              className={ENTRY}
            >
              <CopyIcon />
              {m.my_reports_copy()}
            </ReportButton>
            <ReportButton
              intent="delete"
              reportId={summary.reportId}
              variant="quiet"
              className={`${ENTRY} !text-tegl-600`}
            >
              <TrashIcon />
              {m.my_reports_delete()}
            </ReportButton>
          </div>
        </Popover>
        {offerUrl === null ? null : (
          <SiteLink
            to={offerUrl}
            className={`${buttonClass('filled', 44)} max-tablet:mt-1.5 max-tablet:w-full tablet:ml-3`}
          >
            {m.report_offer()}
          </SiteLink>
        )}
      </nav>
    </div>
  );
}
