import { randomUUID } from 'node:crypto';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { textIn } from '../../../domain/posted-form.ts';
import { isReportId } from '../../../domain/report/report-id.ts';
import { thawed } from '../../../domain/report/frozen-figures.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import { loadSavedData } from '../../../server/reports/calculator-data.ts';
import { freeze, listColumns } from '../../../server/reports/freeze.ts';
import { ownReport, type OwnReport } from '../../../server/reports/queries.ts';
import { saveReport } from '../../../server/reports/save-report.ts';
import type { Services } from '../../../server/services.ts';
import type { Asker } from '../../../server/work/asker.ts';
import { isRefusal } from '../../../server/work/work-refusal.ts';
import { REPORT_FIELDS } from '../../features/report-list/list-view.ts';
import {
  RECALCULATE_PARAM,
  SHOWN_FIELDS,
  type Recalculated,
  type SavedView,
} from '../../features/report-list/saved-view.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { askerIn, calculated, refused, unlessRefused } from '../work.server.ts';
import { loadedCalculation } from './my-reports.server.ts';
import { changeOwn } from './reports.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Somebody else's report, a deleted one and none at all are the same to who asks. Who is not signed in may be its
 * owner, and signs in first.
 */
export async function requireOwnReport(
  context: Context,
  reportId: string,
  { pathname, search }: URL,
): Promise<{ readonly report: OwnReport; readonly signedIn: SignedIn }> {
  const { services, signedIn } = context.get(requestContext);
  if (!isReportId(reportId)) throw data(`Page Not Found: ${pathname}`, { status: 404 });
  if (signedIn === null) throw signInFirst(pathname + search);
  const report = await findOwn(services, signedIn, reportId);
  if (report === null) throw data(`Page Not Found: ${pathname}`, { status: 404 });
  return { report, signedIn };
}

/** A report from before its owner had a uid becomes theirs when saved data is loaded. */
async function findOwn(services: Services, signedIn: SignedIn, reportId: string) {
  const found = await ownReport(services, signedIn.uid, reportId);
  if (found !== null) return found;
  await loadSavedData(services, signedIn);
  return ownReport(services, signedIn.uid, reportId);
}

/** The frozen figures of a report; of one from before they were kept, today's beside its frozen estimate. */
export async function figuresOf(
  services: Services,
  asker: Asker,
  { state, estimate, figures }: OwnReport,
) {
  const kept = figures ?? calculated(await freeze(services, asker, state)).figures;
  // Where every figure comes from is another page's, and heavy.
  const { provenance: _provenance, ...shown } = estimate;
  return { frozen: kept, shown: thawed(shown, kept) };
}

/** A saved report as it was, for its owner alone. */
export async function loadSavedReport(url: URL, context: Context, reportId: string) {
  const { services } = context.get(requestContext);
  const { report, signedIn } = await requireOwnReport(context, reportId, url);
  const { searchParams } = url;
  const { shown } = await figuresOf(services, askerIn(context), report);
  const view: SavedView = {
    summary: report.summary,
    query: toQuery(report.state).toString(),
    copyKey: randomUUID(),
    notice: searchParams.has('saved') ? 'saved' : searchParams.has('replaced') ? 'replaced' : null,
    today: searchParams.has(RECALCULATE_PARAM) ? await todays(context, report) : null,
    problem:
      (['changed', 'conflict', 'failed'] as const).find((it) => searchParams.has(it)) ?? null,
  };
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return data(
    {
      view,
      figures: shown,
      address: report.state.address ?? '',
      loaded: await loadedCalculation(context, signedIn),
    },
    { headers },
  );
}

/** The same home with today's prices; null where it can't be calculated any more. */
async function todays(context: Context, { state }: OwnReport): Promise<Recalculated | null> {
  const { services } = context.get(requestContext);
  const frozen = unlessRefused(await freeze(services, askerIn(context), state));
  if (!frozen.ok) return null;
  const columns = listColumns(frozen.value);
  return {
    totalPriceOre: columns.total_price_ore,
    savingOre: columns.saving_ore,
    paybackYears: columns.payback_years,
    annualKwh: columns.annual_kwh,
  };
}

/** The forms of a report's page: today's figures, and what its owner can do with any of theirs. */
export async function changeSavedReport(
  request: Request,
  url: URL,
  context: Context,
  reportId: string,
) {
  const form = await formOf(request.clone());
  return form.has(REPORT_FIELDS.intent)
    ? changeOwn(request, context)
    : replaceFigures(request, url, context, reportId);
}

/** Replaces a report's figures with those that were shown; whatever else is the case is shown anew. */
export async function replaceFigures(
  request: Request,
  url: URL,
  context: Context,
  reportId: string,
) {
  const { services } = context.get(requestContext);
  const { report, signedIn } = await requireOwnReport(context, reportId, url);
  const form = await formOf(request);
  const back = (why: string) =>
    redirect(`${links.report(reportId)}?${RECALCULATE_PARAM}&${why}`, 303);
  const today = await todays(context, report);
  if (today === null) return back('failed');
  const isAsShown =
    textIn(form, SHOWN_FIELDS.price) === String(today.totalPriceOre) &&
    textIn(form, SHOWN_FIELDS.saving) === String(today.savingOre);
  if (!isAsShown) return back('changed');
  const version = Number(textIn(form, REPORT_FIELDS.version));
  const saved = await saveReport(services, signedIn, { reportId, version, state: report.state });
  if (saved === null) return back('failed');
  if (!saved.ok && isRefusal(saved.error)) throw refused(saved.error);
  if (saved.ok) return redirect(`${links.report(reportId)}?replaced`, 303);
  return back(saved.error.kind === 'conflict' ? 'conflict' : 'failed');
}
