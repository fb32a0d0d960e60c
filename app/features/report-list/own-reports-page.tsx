import { useId, type ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/action-icons.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Comparison } from './comparison.tsx';
import { Notice, ChangeProblem } from './list-notices.tsx';
import type { ListAnswer, ListView } from './list-view.ts';
import { ColumnHeads } from './column-heads.tsx';
import { ListPages } from './list-pages.tsx';
import { ReportRow } from './report-row.tsx';
import { nameAmong } from './report-words.ts';
import type { RowLinks } from './row-actions.tsx';
import { TickedElsewhere } from './ticked-elsewhere.tsx';
import { useChoice } from './use-choice.ts';

type OwnReportsPageProps = RowLinks & {
  readonly view: ListView;
  readonly answer: ListAnswer | undefined;
  /** Instead of the list while it is empty: what this browser keeps. */
  readonly kept: ReactNode;
  /** Other things a user can do with their data. */
  readonly children?: ReactNode;
};

/** Signed in: the user's own reports, newest first. */
export function OwnReportsPage({ view, answer, kept, children, ...rowLinks }: OwnReportsPageProps) {
  const { reports, notice } = view;
  const compareForm = useId();
  const choice = useChoice(view);
  const hasReports = reports.length > 0 || view.after !== '';
  const list = { compareForm, place: choice.place };
  return (
    <div
      className={`mx-auto max-w-312 px-page pt-8 pb-12 tablet:pt-12 ${choice.isShown ? 'pb-56 tablet:pb-36' : ''}`}
    >
      <Form id={compareForm} action={links.myReports()}>
        {/* Pressed by Enter: not a change, unlike the first button in the list. */}
        <button type="submit" hidden />
      </Form>
      {answer === undefined ? (
        notice && (
          <div className="pb-6">
            <Notice key={JSON.stringify(notice)} notice={notice} {...list} />
          </div>
        )
      ) : (
        <div className="pb-6">
          <ChangeProblem answer={answer} place={choice.place} />
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
            className={`${buttonClass('filled', 48)} max-tablet:w-full print:hidden`}
          >
            <PlusIcon />
            {m.my_reports_new()}
          </SiteLink>
        ) : null}
      </header>
      {view.isComparing ? <Comparison compared={view.compared} isFull={view.isFull} /> : null}
      {hasReports ? (
        <>
          <TickedElsewhere view={view} choice={choice} compareForm={compareForm} />
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
                  name={nameAmong(report, reports, getLocale())}
                  copyKey={view.copyKey}
                  compareForm={compareForm}
                  choice={choice}
                  {...rowLinks}
                />
              ))}
            </tbody>
          </table>
          <div className="flex flex-wrap items-center justify-between gap-x-6 pt-2">
            <p className="text-14 text-blaek-600">{m.my_reports_note()}</p>
            {reports.length + view.compared.length > 1 ? (
              <div className="hidden noscript:block">
                <Button type="submit" form={compareForm} variant="outlined" size={44}>
                  {m.my_reports_compare_chosen()}
                </Button>
              </div>
            ) : null}
          </div>
          <ListPages view={view} compareForm={compareForm} />
        </>
      ) : (
        <>
          <Empty />
          {kept === null ? null : <div className="mt-6">{kept}</div>}
        </>
      )}
      <div className="mt-12 grid gap-x-6 gap-y-8 print:hidden tablet:mt-16 tablet:grid-cols-2 laptop:grid-cols-3">
        {children}
      </div>
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

/** How many there are, as far as one page can tell. */
function countText({ reports, older, after }: ListView): string {
  const count = String(reports.length);
  if (after !== '') return m.my_reports_page_older();
  return older === null ? m.my_reports_count({ count }) : m.my_reports_page_newest({ count });
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
