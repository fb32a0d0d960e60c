import { useEffect } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { KeptCalculationPanel } from '../../features/report-list/kept-calculation.tsx';
import type { ListAnswer, ListView } from '../../features/report-list/list-view.ts';
import { NotLoaded } from '../../features/report-list/not-loaded.tsx';
import { OwnReportsPage } from '../../features/report-list/own-reports-page.tsx';
import { OwnData } from '../../features/privacy/own-data.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { SignOutChoices } from '../../features/sign-in/sign-out-choices.tsx';
import type { SignInAnswer } from '../../features/sign-in/sign-in-view.ts';
import { links } from '../../links.ts';
import { watchPlainForms } from '../../forms/plain-forms.ts';
import { useKeptSummary } from './use-kept-summary.ts';
import { useLoadedCalculation, type LoadedCalculation } from './use-loaded-calculation.ts';

type OwnReportsProps = {
  readonly view: ListView;
  readonly loaded: LoadedCalculation;
  readonly answer: ListAnswer | SignInAnswer | undefined;
};

/** What replaces the sign-in form once signed in. */
export function OwnReports({ view, loaded, answer }: OwnReportsProps) {
  useLoadedCalculation(loaded);
  const kept = useKeptSummary();
  useEffect(watchPlainForms, []);
  return (
    <>
      <PageHead
        page={m.my_reports_title()}
        description={m.my_reports_description()}
        indexed={false}
      />
      {loaded.query === null ? (
        <div className="mx-auto max-w-312 px-page pt-8">
          <NotLoaded />
        </div>
      ) : null}
      <OwnReportsPage
        // Another page of the list, or another selection, resets this.
        key={`${view.older} ${view.compared.map(({ reportId }) => reportId).join()}`}
        view={view}
        answer={answer !== undefined && 'problem' in answer ? answer : undefined}
        shareHref={links.reportShare}
        pdfHref={links.reportPdf}
        kept={kept === null ? null : <KeptCalculationPanel kept={kept} />}
      >
        <OwnData />
        <SignOutChoices />
      </OwnReportsPage>
    </>
  );
}
