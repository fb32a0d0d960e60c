import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ChevronLeftIcon, MoreIcon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/popover.tsx';
import { copyFields, RenameForm, ReportButton } from './report-forms.tsx';
import { ReportTags } from './report-tags.tsx';
import { titleOf } from './report-words.ts';
import { NamedPopover } from './row-actions.tsx';
import type { SavedView } from './saved-view.ts';

type SavedActionsProps = {
  readonly view: SavedView;
  readonly calculatorUrl: string;
  /** Null where there is nothing to ask an offer for. */
  readonly offerUrl: string | null;
  /** The same report as a sheet, as charts, as a table. */
  readonly views: readonly { readonly href: string; readonly label: string }[];
  /** What else can be done with it: sharing, a PDF, a mail. */
  readonly children?: ReactNode;
};

const QUIET =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-gran-700 hover:bg-gran-100';
const ENTRY =
  '-mx-2 flex min-h-12 w-[calc(100%+16px)] items-center !justify-start rounded-control !px-2 !font-medium text-gran-700 hover:bg-gran-100';

/** Whose report it is called, and what its owner can do with it. */
export function SavedActions(props: SavedActionsProps) {
  const { view, calculatorUrl, offerUrl, views, children } = props;
  const { summary, copyKey } = view;
  const title = titleOf(summary);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-4 print:hidden">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-tablet:w-full">
        <SiteLink
          to={links.myReports()}
          className={`${QUIET} -ml-3 !px-2 underline underline-offset-4`}
        >
          <ChevronLeftIcon size={18} />
          {m.my_reports_title()}
        </SiteLink>
        <p className="min-w-0 font-semibold break-words">{title}</p>
        <ReportTags report={summary} />
      </div>
      <nav
        aria-label={m.report_actions()}
        className="flex flex-wrap items-center gap-x-1 gap-y-2 max-tablet:-mx-3 tablet:ml-auto"
      >
        <NamedPopover
          label={m.my_reports_rename()}
          title={m.my_reports_rename_named({ title })}
          triggerClass={QUIET}
        >
          <div className="pt-2">
            <RenameForm report={summary} place={null} />
          </div>
        </NamedPopover>
        <SiteLink to={calculatorUrl} className={QUIET}>
          {m.my_reports_open_calculator()}
        </SiteLink>
        {children}
        <Popover
          label={m.my_reports_more({ title })}
          title={m.my_reports_more_title()}
          closeLabel={m.my_reports_close()}
          triggerClass={`${QUIET} size-11 !px-0`}
          trigger={
            <>
              <MoreIcon />
              <span className="sr-only">{m.my_reports_more({ title })}</span>
            </>
          }
        >
          <div className="pt-2">
            {views.map(({ href, label }) => (
              <SiteLink key={href} to={href} className={ENTRY}>
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
              {m.my_reports_copy()}
            </ReportButton>
            <ReportButton
              intent="delete"
              reportId={summary.reportId}
              variant="quiet"
              className={`${ENTRY} !text-tegl-600`}
            >
              {m.my_reports_delete()}
            </ReportButton>
          </div>
        </Popover>
        {offerUrl === null ? null : (
          <SiteLink
            to={offerUrl}
            className={`${buttonClass('filled', 44)} max-tablet:mx-3 max-tablet:w-[calc(100%-24px)]`}
          >
            {m.report_offer()}
          </SiteLink>
        )}
      </nav>
    </div>
  );
}
