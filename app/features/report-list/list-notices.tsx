import { m } from '../../../messages/compiled/messages.js';
import { LONGEST_TITLE, MOST_REPORTS, UNDO_MINUTES } from '../../../domain/report/report-limits.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import {
  placeQuery,
  REPORT_FIELDS,
  type ListAnswer,
  type ListNotice,
  type ListPlace,
} from './list-view.ts';
import { ListButton, ReportButton } from './report-forms.tsx';
import { Said } from './said.tsx';
import {
  ChooseReport,
  RenameWaiting,
  SaveConfirm,
  SaveFailed,
  SaveFull,
} from './waiting-notices.tsx';

/** The list in question: the form that holds the ticked reports, and the current place in it. */
type OfList = { readonly compareForm: string; readonly place: ListPlace };

/** What has just happened, above the list. */
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
    case 'full':
      return (
        <FormNotice title={m.my_reports_full_title()} attempt={1}>
          <p>{m.my_reports_full_text({ count: String(MOST_REPORTS) })}</p>
        </FormNotice>
      );
    case 'gone':
      return (
        <FormNotice title={m.my_reports_gone_title()} attempt={1}>
          <p>{m.my_reports_gone_text()}</p>
        </FormNotice>
      );
    case 'rename-waits':
      return <RenameWaiting {...notice} place={list.place} />;
    case 'save-failed':
      return <SaveFailed {...notice} />;
    case 'save-full':
      return <SaveFull {...notice} />;
    case 'save-confirm':
      return <SaveConfirm {...notice} />;
    case 'save-choice':
      return <ChooseReport {...notice} />;
  }
}

/** A form that changed nothing; if a name was refused, both names. */
export function ChangeProblem({
  answer,
  place,
}: {
  readonly answer: ListAnswer;
  /** The current place in the list; null: on the report's own page. */
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
