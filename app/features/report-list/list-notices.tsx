import { useEffect, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { KEY_FIELD } from '../../../domain/posted-form.ts';
import { LONGEST_TITLE, UNDO_MINUTES } from '../../../domain/report/report-limits.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import {
  placeQuery,
  REPORT_FIELDS,
  type ListAnswer,
  type ListNotice,
  type ListPlace,
  type PendingSave,
} from './list-view.ts';
import { ListButton, ReportButton } from './report-forms.tsx';

/** The list that is spoken of: the form that holds what is ticked, and where one is in it. */
type OfList = { readonly compareForm: string; readonly place: ListPlace };

/** What has just happened, over the list. */
export function Notice({ notice, ...list }: OfList & { readonly notice: ListNotice }) {
  switch (notice.kind) {
    case 'deleted':
      return (
        <Said>
          <p>
            <strong className="font-semibold">
              {m.my_reports_deleted({ title: notice.title })}
            </strong>{' '}
            {m.my_reports_deleted_until({ minutes: String(UNDO_MINUTES) })}
          </p>
          <ListButton
            {...list}
            change="restore"
            reportId={notice.reportId}
            variant="outlined"
            size={44}
          >
            {m.my_reports_undo()}
          </ListButton>
        </Said>
      );
    case 'restored':
      return (
        <Said>
          <p>{m.my_reports_restored({ title: notice.title })}</p>
        </Said>
      );
    case 'copied':
      return (
        <Said>
          <p>{m.my_reports_copied({ title: notice.title })}</p>
        </Said>
      );
    case 'undo-late':
      return (
        <Said>
          <p>{m.my_reports_undo_late()}</p>
        </Said>
      );
    case 'gone':
      return (
        <FormNotice title={m.my_reports_gone_title()} attempt={1}>
          <p>{m.my_reports_gone_text()}</p>
        </FormNotice>
      );
    case 'save-failed':
      return (
        <FormNotice title={m.my_reports_save_failed_title()} attempt={1}>
          <p>{m.my_reports_save_failed_text()}</p>
          <SaveForm pending={notice}>{m.my_reports_save_again()}</SaveForm>
        </FormNotice>
      );
    case 'save-confirm':
      return (
        <Said>
          <div>
            <h2 className="text-22 font-semibold">{m.my_reports_save_confirm_title()}</h2>
            <p>{m.my_reports_save_confirm_text()}</p>
          </div>
          <SaveForm pending={notice}>{m.my_reports_save()}</SaveForm>
        </Said>
      );
  }
}

/** Heard by who can't see it, and reached first by who uses the keyboard. */
function Said({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border border-hairline border-l-8 border-l-gran-700 bg-white px-5 py-3 [overflow-wrap:anywhere]"
    >
      {children}
    </div>
  );
}

function SaveForm({
  pending,
  children,
}: {
  readonly pending: PendingSave;
  readonly children: ReactNode;
}) {
  return (
    <Form method="post" action={links.myReports()} className="pt-3">
      <input type="hidden" name={REPORT_FIELDS.intent} value="save" />
      <input type="hidden" name={REPORT_FIELDS.query} value={pending.query} />
      <input type="hidden" name={KEY_FIELD} value={pending.idempotencyKey} />
      <Button type="submit" size={44}>
        {children}
      </Button>
    </Form>
  );
}

/** A form that changed nothing, and of a name that was not taken both names. */
export function ChangeProblem({
  answer,
  place,
}: {
  readonly answer: ListAnswer;
  /** Where in the list somebody is; null: on the report's own page. */
  readonly place: ListPlace | null;
}) {
  if (answer.problem === 'title-too-long') {
    return (
      <FormNotice title={m.my_reports_name_error()} attempt={answer}>
        <p>{m.my_reports_title_long({ count: String(LONGEST_TITLE) })}</p>
      </FormNotice>
    );
  }
  if (answer.problem !== 'renamed-elsewhere') {
    return (
      <FormNotice title={m.unanswered_title()} attempt={answer}>
        <p>
          {answer.problem === 'unreachable' ? m.unanswered_unreachable() : m.unanswered_failed()}
        </p>
      </FormNotice>
    );
  }
  const { stored, yours, reportId, version } = answer;
  return (
    <FormNotice title={m.my_reports_conflict_title()} attempt={answer}>
      <p className="break-words">{m.my_reports_conflict_text({ stored, yours })}</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <ReportButton
          intent="rename"
          reportId={reportId}
          place={place}
          fields={{
            [REPORT_FIELDS.version]: String(version),
            [REPORT_FIELDS.title]: yours,
            ...(place === null ? { [REPORT_FIELDS.back]: 'report' } : {}),
          }}
          size={44}
        >
          {m.my_reports_conflict_use({ yours })}
        </ReportButton>
        <SiteLink
          to={place === null ? links.report(reportId) : `${links.myReports()}${placeQuery(place)}`}
          className={`${buttonClass('outlined', 44)} !whitespace-normal [overflow-wrap:anywhere]`}
        >
          {m.my_reports_conflict_keep({ stored })}
        </SiteLink>
      </div>
    </FormNotice>
  );
}
