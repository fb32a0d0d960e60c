import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { KEY_FIELD } from '../../../domain/posted-form.ts';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { LONGEST_TITLE } from '../../../domain/report/report-limits.ts';
import { links } from '../../links.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { pageQuery, placeQuery, REPORT_FIELDS, type ListPlace } from './list-view.ts';
import { titleOf } from './report-words.ts';

/** To the page the form is on, which can then say why nothing was changed. */
function changeAddress(place: ListPlace | null): string {
  return place === null ? '' : `${links.myReports()}${placeQuery(place)}`;
}

/** A change to one report that needs only a press. */
export function ReportButton({
  intent,
  reportId,
  place = null,
  fields = {},
  ...button
}: ButtonProps & {
  readonly intent: string;
  readonly reportId: string;
  /** Its place in the list; otherwise on the report's own page. */
  readonly place?: ListPlace | null;
  readonly fields?: Readonly<Record<string, string>>;
}) {
  const hidden = { [REPORT_FIELDS.intent]: intent, [REPORT_FIELDS.reportId]: reportId, ...fields };
  return (
    <Form method="post" action={changeAddress(place)} className="contents">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" />
    </Form>
  );
}

type ListButtonProps = ButtonProps & {
  readonly change: 'copy' | 'delete' | 'restore';
  readonly reportId: string;
  /** The key under which a copy is made once. */
  readonly copyKey?: string;
  readonly compareForm: string;
  readonly place: ListPlace;
};

/**
 * A change from within the list. It is a button of the form that holds the ticked reports, so that
 * these and the page are kept.
 */
export function ListButton(props: ListButtonProps) {
  const { change, reportId, copyKey = '', compareForm, place, ...button } = props;
  return (
    <Button
      {...button}
      type="submit"
      form={compareForm}
      formMethod="post"
      formAction={`${links.myReports()}${pageQuery(place)}`}
      name={REPORT_FIELDS.change}
      value={`${change} ${reportId} ${copyKey}`}
      // The result appears in the list; the submitted form is outside the box, so the box is not
      // notified.
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    />
  );
}

/** The button that makes a copy: one, however often it is pressed. */
export function copyFields(copyKey: string): Readonly<Record<string, string>> {
  return { [KEY_FIELD]: copyKey };
}

/** Renames a report. */
export function RenameForm({
  report,
  place,
}: {
  readonly report: ReportSummary;
  /** Its place in the list; null: on the report's own page. */
  readonly place: ListPlace | null;
}) {
  return (
    <Form method="post" action={changeAddress(place)} className="flex flex-col items-start gap-4">
      <input type="hidden" name={REPORT_FIELDS.intent} value="rename" />
      <input type="hidden" name={REPORT_FIELDS.reportId} value={report.reportId} />
      <input type="hidden" name={REPORT_FIELDS.version} value={report.version} />
      {place === null ? <input type="hidden" name={REPORT_FIELDS.back} value="report" /> : null}
      <div className="w-full">
        <TextField
          // A renamed report returns with another version, and an empty page of its own.
          key={report.version}
          id={`title-${report.reportId}`}
          name={REPORT_FIELDS.title}
          label={m.my_reports_rename_field()}
          help={m.my_reports_rename_help({ count: String(LONGEST_TITLE) })}
          defaultValue={report.title ?? ''}
          placeholder={titleOf({ ...report, title: null })}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
        />
      </div>
      <Button type="submit" size={44}>
        {m.my_reports_rename_save()}
      </Button>
    </Form>
  );
}
