import { randomUUID } from 'node:crypto';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { isReportId } from '../../../domain/report/report-id.ts';
import { openReport, type OpenedReport } from '../../../server/reports/queries.ts';
import {
  readTodaysFigures,
  recalculateReport,
} from '../../../server/reports/recalculate-report.ts';
import { REPORT_FIELDS } from '../../features/report-list/list-view.ts';
import {
  RECALCULATE_PARAM,
  SHOWN_FIELDS,
  type Recalculated,
  type SavedView,
} from '../../features/report-list/saved-view.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { unlessRefused } from '../work.server.ts';
import { PRIVATE_HEADERS } from './mail-way.server.ts';
import { loadedCalculation } from './my-reports.server.ts';
import { reportForms } from './report-changes.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Another user's report, a deleted one and a missing one look the same. A signed-out visitor may be
 * its owner, and signs in first.
 */
export async function requireOwnReport(
  context: Context,
  reportId: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<OpenedReport> {
  if (!isReportId(reportId)) throw notFound(pathname);
  const { services } = context.get(requestContext);
  const opened = unlessRefused(await openReport(services, whoAsks(context), { reportId }));
  if (opened.ok) return opened.value;
  switch (opened.error.kind) {
    case 'signed-out':
      throw signInFirst(pathname + search);
    case 'not-found':
      throw notFound(pathname);
    case 'invalid':
      throw new RangeError(JSON.stringify(opened.error.errors));
  }
}

const notFound = (path: string) => data(`Page Not Found: ${path}`, { status: 404 });

/** A saved report as it was, for its owner only. */
export async function loadSavedReport(url: URL, context: Context, reportId: string) {
  const { report, shown } = await requireOwnReport(context, reportId, url);
  const { searchParams } = url;
  const view: SavedView = {
    summary: report.summary,
    query: toQuery(report.state).toString(),
    copyKey: randomUUID(),
    notice: searchParams.has('saved') ? 'saved' : searchParams.has('replaced') ? 'replaced' : null,
    today: searchParams.has(RECALCULATE_PARAM) ? await todays(context, reportId) : null,
    problem:
      (['changed', 'conflict', 'failed'] as const).find((it) => searchParams.has(it)) ?? null,
  };
  return data(
    {
      view,
      figures: shown,
      address: report.state.address ?? '',
      loaded: await loadedCalculation(context),
    },
    { headers: PRIVATE_HEADERS },
  );
}

/** The same home with today's prices; null if it can no longer be calculated. */
async function todays(context: Context, reportId: string): Promise<Recalculated | null> {
  const { services } = context.get(requestContext);
  const figures = unlessRefused(await readTodaysFigures(services, whoAsks(context), { reportId }));
  return figures.ok ? figures.value : null;
}

/** The forms of a report's page: today's figures, and the owner's other actions. */
export function changeSavedReport(request: Request, url: URL, context: Context, reportId: string) {
  return intents({
    ...reportForms(url),
    '': (sent) => replaceFigures(sent, url, reportId),
  })({ request, context });
}

/**
 * Replaces a report's figures with those that were shown; if they have changed, the new ones are
 * shown first.
 */
async function replaceFigures(
  { field, services, who }: SentIntent,
  { pathname, search }: URL,
  reportId: string,
) {
  const back = (why: string) =>
    redirect(`${links.report(reportId)}?${RECALCULATE_PARAM}&${why}`, 303);
  const replaced = unlessRefused(
    await recalculateReport(services, who, {
      reportId,
      version: Number(field(REPORT_FIELDS.version)),
      shown: {
        totalPriceOre: Number(field(SHOWN_FIELDS.price)),
        savingOre: Number(field(SHOWN_FIELDS.saving)),
      },
    }),
  );
  if (replaced.ok) return redirect(`${links.report(reportId)}?replaced`, 303);
  const { kind } = replaced.error;
  switch (kind) {
    case 'signed-out':
      throw signInFirst(pathname + search);
    case 'not-found':
      throw notFound(pathname);
    case 'changed':
    case 'conflict':
      return back(kind);
    default:
      return back('failed');
  }
}
