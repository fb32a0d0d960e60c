import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { MOST_REPORTS } from '../../../domain/report/report-limits.ts';
import { KEY_FIELD } from '../../../domain/posted-form.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import {
  REPORT_FIELDS,
  type ListPlace,
  type PendingSave,
  type RenameWaits,
  type SaveChoice,
} from './list-view.ts';
import { ReportButton } from './report-forms.tsx';
import { Said } from './said.tsx';

type Waiting = Pick<PendingSave, 'query' | 'idempotencyKey'>;

export function SaveFailed(pending: Waiting) {
  return (
    <FormNotice title={m.my_reports_save_failed_title()} attempt={1}>
      <p>{m.my_reports_save_failed_text()}</p>
      <SaveForm {...pending}>{m.my_reports_save_again()}</SaveForm>
    </FormNotice>
  );
}

/** The calculation waits until there is room for it. */
export function SaveFull(pending: Waiting) {
  return (
    <FormNotice title={m.my_reports_full_title()} attempt={1}>
      <p>{m.my_reports_full_text({ count: String(MOST_REPORTS) })}</p>
      <SaveForm {...pending}>{m.my_reports_save_again()}</SaveForm>
    </FormNotice>
  );
}

export function SaveConfirm(pending: Waiting) {
  return (
    <Said>
      <div>
        <h2 className="text-22 font-semibold">{m.my_reports_save_confirm_title()}</h2>
        <p>{m.my_reports_save_confirm_text()}</p>
      </div>
      <SaveForm {...pending}>{m.my_reports_save()}</SaveForm>
    </Said>
  );
}

/** The house has a report: save another one beside it, or replace its figures. */
export function ChooseReport({ earlier, isChanged, ...pending }: SaveChoice) {
  const { reportId, version, title } = earlier;
  return (
    <Said>
      <div className="max-w-[64ch]">
        <h2 className="text-22 font-semibold">{m.my_reports_choice_title()}</h2>
        <p>
          {isChanged ? `${m.my_reports_choice_changed({ title })} ` : null}
          {m.my_reports_choice_text({ title })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4 max-tablet:w-full">
        <SaveForm {...pending} fields={{ [REPORT_FIELDS.asNew]: 'yes' }}>
          {m.my_reports_choice_new()}
        </SaveForm>
        <SaveForm
          {...pending}
          fields={{
            [REPORT_FIELDS.reportId]: reportId,
            [REPORT_FIELDS.version]: String(version),
          }}
          variant="outlined"
        >
          {m.my_reports_choice_replace()}
        </SaveForm>
      </div>
    </Said>
  );
}

export function RenameWaiting({
  reportId,
  version,
  title,
  place,
}: RenameWaits & { readonly place: ListPlace }) {
  return (
    <Said>
      <p>{m.my_reports_rename_waits({ title })}</p>
      <ReportButton
        intent="rename"
        reportId={reportId}
        place={place}
        fields={{ [REPORT_FIELDS.version]: String(version), [REPORT_FIELDS.title]: title }}
        size={44}
      >
        {m.my_reports_rename_save()}
      </ReportButton>
    </Said>
  );
}

function SaveForm({
  query,
  idempotencyKey,
  fields = {},
  variant = 'filled',
  children,
}: Waiting & {
  readonly fields?: Readonly<Record<string, string>>;
  readonly variant?: 'filled' | 'outlined';
  readonly children: ReactNode;
}) {
  const hidden = {
    [REPORT_FIELDS.intent]: 'save',
    [REPORT_FIELDS.query]: query,
    [KEY_FIELD]: idempotencyKey,
    ...fields,
  };
  return (
    <Form method="post" action={links.myReports()} className="pt-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size={44} variant={variant}>
        {children}
      </Button>
    </Form>
  );
}
