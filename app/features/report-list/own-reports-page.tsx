import { useId, useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { MOST_COMPARED } from '../../../domain/report/report-limits.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Comparison } from './comparison.tsx';
import { Notice, ChangeProblem } from './list-notices.tsx';
import type { ListAnswer, ListView } from './list-view.ts';
import { ReportRow, ROW_COLUMNS } from './report-row.tsx';
import type { RowLinks } from './row-actions.tsx';

type OwnReportsPageProps = RowLinks & {
  readonly view: ListView;
  readonly answer: ListAnswer | undefined;
  /** Instead of the list while it is empty: what this browser keeps. */
  readonly kept: ReactNode;
  /** What else a user can do with what is theirs. */
  readonly children?: ReactNode;
};

const LINK =
  'inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4';

/** Signed in: one's own reports, newest first. */
export function OwnReportsPage({ view, answer, kept, children, ...rowLinks }: OwnReportsPageProps) {
  const { reports, notice } = view;
  const compareForm = useId();
  const choice = useChoice(view);
  const hasReports = reports.length > 0 || !view.isFirstPage;
  return (
    <div
      className={`mx-auto max-w-312 px-4 pt-8 pb-12 tablet:px-6 tablet:pt-12 ${choice.isShown ? 'pb-56 tablet:pb-36' : ''}`}
    >
      {answer === undefined ? (
        notice && (
          <div className="pb-6">{<Notice key={JSON.stringify(notice)} notice={notice} />}</div>
        )
      ) : (
        <div className="pb-6">
          <ChangeProblem answer={answer} />
        </div>
      )}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-36 font-semibold tracking-[-0.018em]">{m.my_reports_title()}</h1>
          <p className="text-blaek-600">
            {hasReports ? `${countText(view)} ` : null}
            {view.phone === null ? null : m.my_reports_signed_in({ phone: view.phone })}
          </p>
        </div>
        {hasReports ? (
          <SiteLink
            to={links.calculatorStart()}
            className={`${buttonClass('filled', 48)} max-tablet:w-full`}
          >
            <PlusIcon />
            {m.my_reports_new()}
          </SiteLink>
        ) : null}
      </header>
      {view.isComparing ? <Comparison compared={view.compared} /> : null}
      {hasReports ? (
        <>
          <Form id={compareForm} action={links.myReports()} />
          <table
            role="table"
            className="mt-8 block rounded-card border border-hairline bg-white"
            aria-label={m.my_reports_title()}
          >
            <ColumnHeads />
            <tbody role="rowgroup" className="block">
              {reports.map((report) => (
                <ReportRow
                  key={report.reportId}
                  report={report}
                  copyKey={view.copyKey}
                  compareForm={compareForm}
                  isChosen={choice.ids.includes(report.reportId)}
                  onChoose={choice.choose}
                  {...rowLinks}
                />
              ))}
            </tbody>
          </table>
          <div className="flex flex-wrap items-center justify-between gap-x-6 pt-2">
            <p className="text-14 text-blaek-600">{m.my_reports_note()}</p>
            {reports.length > 1 ? (
              <div className="hidden noscript:block">
                <Button type="submit" form={compareForm} variant="outlined" size={44}>
                  {m.my_reports_compare_chosen()}
                </Button>
              </div>
            ) : null}
          </div>
          <Pages view={view} />
        </>
      ) : (
        <>
          <Empty />
          {kept === null ? null : <div className="mt-6">{kept}</div>}
        </>
      )}
      {children}
      {choice.isShown ? (
        <CompareBar
          chosen={choice.chosen}
          isFull={choice.isFull}
          compareForm={compareForm}
          onClear={choice.clear}
        />
      ) : null}
    </div>
  );
}

/** How many there are, as far as one page can know. */
function countText({ reports, older, isFirstPage }: ListView): string {
  const count = String(reports.length);
  if (!isFirstPage) return m.my_reports_page_older();
  return older === null ? m.my_reports_count({ count }) : m.my_reports_page_newest({ count });
}

/** What is ticked: no more than can stand beside each other. */
function useChoice({ reports, compared }: ListView) {
  const comparedIds = compared.map((report) => report.reportId);
  const [ids, setIds] = useState<readonly string[]>(comparedIds);
  const [isFull, setIsFull] = useState(false);
  const known = new Map([...compared, ...reports].map((report) => [report.reportId, report]));
  const chosen = ids
    .flatMap((id) => known.get(id) ?? [])
    .toSorted((a, b) => a.totalPriceOre - b.totalPriceOre);
  return {
    ids,
    chosen,
    isFull,
    // What stands beside each other already needs no bar.
    isShown: chosen.length > 1 && ids.toSorted().join() !== comparedIds.toSorted().join(),
    choose: (reportId: string, isOn: boolean) => {
      const others = ids.filter((id) => known.has(id) && id !== reportId);
      const fits = !isOn || others.length < MOST_COMPARED;
      setIsFull(!fits);
      if (fits) setIds(isOn ? [...others, reportId] : others);
    },
    clear: () => {
      setIds([]);
      setIsFull(false);
    },
  };
}

function ColumnHeads() {
  const right = 'text-right';
  const heads = [
    { key: 'choose', label: <span className="sr-only">{m.my_reports_choose()}</span>, look: '' },
    { key: 'report', label: m.my_reports_report(), look: 'pl-2 text-left' },
    { key: 'system', label: m.my_reports_system(), look: 'text-left' },
    { key: 'price', label: m.my_reports_price(), look: right },
    { key: 'saving', label: m.my_reports_saving(), look: right },
    { key: 'payback', label: m.my_reports_payback(), look: right },
    { key: 'actions', label: <span className="sr-only">{m.my_reports_actions()}</span>, look: '' },
  ];
  return (
    <thead
      role="rowgroup"
      className="block text-14 text-blaek-600 max-[1119px]:sr-only min-[1120px]:border-b min-[1120px]:border-hairline"
    >
      <tr role="row" className={`min-h-11 min-[1120px]:px-2 ${ROW_COLUMNS}`}>
        {heads.map(({ key, label, look }) => (
          <th key={key} role="columnheader" scope="col" className={`font-normal ${look}`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Pages({ view }: { readonly view: ListView }) {
  if (view.older === null && view.isFirstPage) return null;
  return (
    <nav aria-label={m.my_reports_pages()} className="flex flex-wrap gap-x-6 pt-2">
      {view.isFirstPage ? null : (
        <SiteLink to={links.myReports()} className={LINK}>
          {m.my_reports_newest()}
        </SiteLink>
      )}
      {view.older === null ? null : (
        <SiteLink to={`${links.myReports()}?${view.older}`} className={LINK}>
          {m.my_reports_older()}
        </SiteLink>
      )}
    </nav>
  );
}

function Empty() {
  return (
    <section
      aria-labelledby="no-reports"
      className="mt-8 flex flex-col items-start gap-4 rounded-card border border-hairline bg-white p-6 tablet:p-10"
    >
      <h2 id="no-reports" className="text-22 font-semibold">
        {m.my_reports_empty_title()}
      </h2>
      <p className="max-w-[56ch]">{m.my_reports_empty_text()}</p>
      <SiteLink to={links.calculatorStart()} className={buttonClass('filled', 48)}>
        {m.my_reports_empty_start()}
      </SiteLink>
    </section>
  );
}
