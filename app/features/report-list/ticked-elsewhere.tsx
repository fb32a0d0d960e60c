import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { CompareBox } from './compare-box.tsx';
import type { ListView } from './list-view.ts';
import { nameAmong } from './report-words.ts';
import type { Choice } from './use-choice.ts';

type TickedElsewhereProps = {
  readonly view: ListView;
  readonly choice: Choice;
  readonly compareForm: string;
};

/** What was ticked on another page of the list: it goes with the form, and can be unticked here. */
export function TickedElsewhere({ view, choice, compareForm }: TickedElsewhereProps) {
  const here = new Set(view.reports.map(({ reportId }) => reportId));
  const elsewhere = view.compared.filter(({ reportId }) => !here.has(reportId));
  if (elsewhere.length === 0) return null;
  return (
    <fieldset className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
      <legend className="float-left text-14 text-blaek-600">
        {m.my_reports_chosen_elsewhere()}
      </legend>
      {elsewhere.map((report) => (
        <label key={report.reportId} className="inline-flex min-h-11 items-center gap-3">
          <CompareBox reportId={report.reportId} choice={choice} compareForm={compareForm} />
          <span className="min-w-0 break-words">
            {nameAmong(report, view.compared, getLocale())}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
