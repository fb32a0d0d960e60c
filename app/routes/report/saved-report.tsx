import { shareKeyIn } from '../../../domain/report/share-link.ts';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { ChangeProblem } from '../../features/report-list/list-notices.tsx';
import type { ListAnswer } from '../../features/report-list/list-view.ts';
import { NotLoaded } from '../../features/report-list/not-loaded.tsx';
import { Recalculation, SavedNotice } from '../../features/report-list/recalculation.tsx';
import { titleOf } from '../../features/report-list/report-words.ts';
import { SavedActions } from '../../features/report-list/saved-actions.tsx';
import { SavedBanner } from '../../features/report-list/saved-banner.tsx';
import { ReportPage } from '../../features/report/report-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { ReportLinks } from '../../features/share/report-links.tsx';
import { links } from '../../links.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import { answerHeaders } from '../../forms/answer-headers.ts';
import type { Route } from './+types/saved-report';
import { changeSavedReport, loadSavedReport } from './saved-report.server.ts';
import { loadSharedReport } from './shared-report.server.ts';
import { SharedReport } from './shared-report.tsx';
import { useLoadedCalculation } from './use-loaded-calculation.ts';

export function loader({ url, params, context }: Route.LoaderArgs) {
  const key = shareKeyIn(params.slug);
  return key === null
    ? loadSavedReport(url, context, params.slug)
    : loadSharedReport(url, context, key);
}

export function action({ request, url, params, context }: Route.ActionArgs) {
  return changeSavedReport(request, url, context, params.slug);
}

/** Without an answer the page stays as it is, and says why nothing changed. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (problem): ListAnswer => ({ problem }));
}

export const shouldRevalidate = unlessUnanswered;

export const headers = answerHeaders;

export default function SavedReport({ loaderData, actionData, params }: Route.ComponentProps) {
  return 'kind' in loaderData ? (
    <SharedReport {...loaderData} slug={params.slug} />
  ) : (
    <OwnReport {...loaderData} answer={actionData} />
  );
}

type OwnReportProps = Exclude<Route.ComponentProps['loaderData'], { readonly kind: 'shared' }> & {
  readonly answer: ListAnswer | undefined;
};

function OwnReport({ view, figures, address, loaded, answer }: OwnReportProps) {
  useLoadedCalculation(loaded);
  const { summary, today, notice, query } = view;
  const id = new URLSearchParams({ report: summary.reportId });
  const offerUrl = `${links.offer()}?${query}&${id}`;
  const hasPanels = isAnythingBought(figures.estimate.system);
  return (
    <>
      <PageHead page={titleOf(summary)} description={m.report_description()} indexed={false} />
      <ReportPage
        figures={figures}
        address={address}
        examplePlace={null}
        query={query}
        errors={[]}
        offerUrl={offerUrl}
        notice={
          answer ? (
            <ChangeProblem answer={answer} place={null} />
          ) : (
            loaded.query === null && <NotLoaded />
          )
        }
        banner={<SavedBanner view={view} prices={figures.priceList} />}
        actions={
          <>
            {notice === null ? null : <SavedNotice notice={notice} />}
            <SavedActions
              view={view}
              calculatorUrl={`${links.calculator()}?${query}`}
              offerUrl={hasPanels ? offerUrl : null}
              views={[
                { href: `${links.simpleReport()}?${id}`, label: m.views_simple() },
                { href: `${links.chartReport()}?${id}`, label: m.views_charts() },
                { href: `${links.yieldReport()}?${id}`, label: m.views_yield() },
              ]}
            >
              <ReportLinks
                isBoxed
                shareHref={links.reportShare(summary.reportId)}
                pdfHref={links.reportPdf(summary.reportId)}
                mailHref={`${links.reportShare(summary.reportId)}#share-mail`}
              />
            </SavedActions>
            {today === null ? null : <Recalculation view={view} today={today} />}
          </>
        }
      />
    </>
  );
}
