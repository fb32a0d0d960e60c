import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { KEY_FIELD } from '../../../domain/posted-form.ts';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { LONGEST_TITLE } from '../../../domain/report/report-limits.ts';
import { links } from '../../links.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { REPORT_FIELDS } from './list-view.ts';
import { titleOf } from './report-words.ts';

export type FormPlace = 'list' | 'report';

/** A change of one report that takes a press and nothing else. */
export function ReportButton({
  intent,
  reportId,
  fields = {},
  ...button
}: ButtonProps & {
  readonly intent: string;
  readonly reportId: string;
  readonly fields?: Readonly<Record<string, string>>;
}) {
  const hidden = { [REPORT_FIELDS.intent]: intent, [REPORT_FIELDS.reportId]: reportId, ...fields };
  return (
    <Form method="post" action={links.myReports()} className="contents">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" />
    </Form>
  );
}

/** The button that makes a copy: one, however often it is pressed. */
export function copyFields(copyKey: string): Readonly<Record<string, string>> {
  return { [KEY_FIELD]: copyKey };
}

/** Gives a report another name. */
export function RenameForm({
  report,
  back,
}: {
  readonly report: ReportSummary;
  readonly back: FormPlace;
}) {
  return (
    <Form method="post" action={links.myReports()} className="flex flex-col items-start gap-4">
      <input type="hidden" name={REPORT_FIELDS.intent} value="rename" />
      <input type="hidden" name={REPORT_FIELDS.reportId} value={report.reportId} />
      <input type="hidden" name={REPORT_FIELDS.version} value={report.version} />
      <input type="hidden" name={REPORT_FIELDS.back} value={back} />
      <div className="w-full">
        <TextField
          // A report that was renamed comes back with another version, and an empty page of its own.
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
