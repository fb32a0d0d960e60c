import { m } from '../../../messages/compiled/messages.js';
import { Recalculation, SavedNotice } from '../../features/report-list/recalculation.tsx';
import { titleOf } from '../../features/report-list/report-words.ts';
import { SavedActions } from '../../features/report-list/saved-actions.tsx';
import { SavedBanner } from '../../features/report-list/saved-banner.tsx';
import { ReportPage } from '../../features/report/report-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { links } from '../../links.ts';
import type { Route } from './+types/saved-report';
import { loadSavedReport, replaceFigures } from './saved-report.server.ts';
import { useLoadedCalculation } from './use-loaded-calculation.ts';

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadSavedReport(url, context, params.slug);
}

export function action({ request, url, params, context }: Route.ActionArgs) {
  return replaceFigures(request, url, context, params.slug);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function SavedReport({ loaderData }: Route.ComponentProps) {
  const { view, figures, address, loaded } = loaderData;
  useLoadedCalculation(loaded);
  const { summary, today, notice, query } = view;
  const id = new URLSearchParams({ report: summary.reportId });
  const offerUrl = `${links.offer()}?${query}&${id}`;
  const hasPanels = figures.estimate.system.numberOfPanels > 0;
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
            />
            {today === null ? null : <Recalculation view={view} today={today} />}
          </>
        }
      />
    </>
  );
}
