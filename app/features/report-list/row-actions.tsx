import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { SiteLink } from '../../site-link.tsx';
import { CopyIcon, DocumentIcon, TrashIcon } from '../../ui/action-icons.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/popover.tsx';
import './report-list.css';
import type { ListPlace } from './list-view.ts';
import { ListButton, RenameForm } from './report-forms.tsx';

/** Addresses of what other features do with a report; without one, its link is omitted. */
export type RowLinks = {
  readonly shareHref?: ((reportId: string) => string) | undefined;
  readonly pdfHref?: ((reportId: string) => string) | undefined;
};

/** Words that can be pressed, large enough for a finger. */
export const LINK =
  'inline-flex min-h-11 items-center justify-center text-gran-700 underline underline-offset-4';
const SHORT = `${LINK} min-w-11 px-1`;
/** A line in the "…" menu. */
export const ENTRY =
  '-mx-3 flex min-h-12 w-[calc(100%+24px)] items-center gap-3 !justify-start rounded-control border border-transparent !px-3 text-left !font-medium text-gran-700 hover:bg-gran-100';

/** Rename, share, and in the "…" menu what is done less often. */
export function RowActions({
  report,
  name: title,
  copyKey,
  compareForm,
  place,
  shareHref,
  pdfHref,
}: RowLinks & {
  readonly report: ReportSummary;
  readonly name: string;
  readonly copyKey: string;
  readonly compareForm: string;
  readonly place: ListPlace;
}) {
  const { reportId } = report;
  const inList = { reportId, compareForm, place, variant: 'quiet' } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-2 max-[69.9375rem]:-ml-1 print:hidden min-[70rem]:justify-end">
      <NamedPopover
        label={m.my_reports_rename()}
        title={m.my_reports_rename_named({ title })}
        triggerClass={SHORT}
      >
        <div className="pt-2">
          <RenameForm report={report} place={place} />
        </div>
      </NamedPopover>
      {shareHref === undefined ? null : (
        <SiteLink
          to={shareHref(reportId)}
          className={SHORT}
          aria-label={m.my_reports_share_named({ title })}
        >
          {m.my_reports_share()}
        </SiteLink>
      )}
      <Popover
        label={m.my_reports_more({ title })}
        title={m.my_reports_more_title()}
        closeLabel={m.my_reports_close()}
        triggerClass="inline-flex size-11 items-center justify-center rounded-control text-gran-700 hover:bg-gran-100"
        trigger={
          <>
            <MoreIcon />
            <span className="sr-only">{m.my_reports_more({ title })}</span>
          </>
        }
      >
        <div className="entries">
          <ListButton {...inList} change="copy" copyKey={copyKey} className={ENTRY}>
            <CopyIcon />
            {m.my_reports_copy()}
          </ListButton>
          {pdfHref === undefined ? null : (
            <a href={pdfHref(reportId)} className={ENTRY}>
              <DocumentIcon />
              {m.my_reports_pdf()}
            </a>
          )}
          <ListButton {...inList} change="delete" className={`${ENTRY} !text-tegl-600`}>
            <TrashIcon />
            {m.my_reports_delete()}
          </ListButton>
        </div>
      </Popover>
    </div>
  );
}

/** A popover whose trigger is a word; its title names the report. */
export function NamedPopover({
  label,
  title,
  triggerClass,
  children,
}: {
  readonly label: string;
  readonly title: string;
  readonly triggerClass: string;
  readonly children: ReactNode;
}) {
  return (
    <Popover
      label={title}
      title={<span className="[overflow-wrap:anywhere]">{title}</span>}
      closeLabel={m.my_reports_close()}
      triggerClass={triggerClass}
      trigger={
        <>
          <span aria-hidden="true">{label}</span>
          <span className="sr-only">{title}</span>
        </>
      }
    >
      {children}
    </Popover>
  );
}
