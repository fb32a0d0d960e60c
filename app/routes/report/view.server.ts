import type { RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { refusedField } from '../../../words/refused-field.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { showHours, showLight } from '../../../server/estimates/queries.ts';
import type { ViewSubject } from '../../features/views/view-frame.tsx';
import { viewFigures } from '../../features/views/view-figures.ts';
import { yieldTable } from '../../features/views/yield-rows.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { readCalculator } from '../calculator/read-calculator.server.ts';
import { calculated as done } from '../work.server.ts';
import { requireOwnReport } from './saved-report.server.ts';

const REPORT_PARAM = 'report';

type Context = Readonly<RouterContextProvider>;

/** A saved report as it was, if the address names one; otherwise the calculation in the address. */
async function shownBy(url: URL, context: Context) {
  const reportId = url.searchParams.get(REPORT_PARAM);
  return reportId === null ? calculated(url, context) : saved(url, context, reportId);
}

async function saved(url: URL, context: Context, reportId: string) {
  const { report, frozen, shown } = await requireOwnReport(context, reportId, url);
  const { input, inverterAcKw, panelMake, priceList, day } = frozen;
  const subject: ViewSubject = {
    query: toQuery(report.state).toString(),
    viewQuery: new URLSearchParams({ [REPORT_PARAM]: reportId }).toString(),
    reportUrl: links.report(reportId),
    address: report.state.address ?? '',
    examplePlace: null,
    errors: [],
  };
  return {
    dataUntil: report.estimate.provenance['yield.annualKwh']!.date,
    figures: { input, estimate: shown.estimate, inverterAcKw, panelMake, priceList, day },
    subject,
    light: () => Promise.resolve(frozen.light),
  };
}

async function calculated(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const read = await readCalculator(url, context);
  const asker = whoAsks(context);
  const run = done(await showHours(services, asker, { state: read.state, shared: read.context }));
  // The sources of all figures are on another page, and large.
  const { provenance, ...estimate } = run.estimate;
  const locale = getLocale();
  const query = toQuery(read.state).toString();
  const subject: ViewSubject = {
    query,
    viewQuery: query,
    reportUrl: `${links.calculatorReport()}?${query}`,
    address: read.state.address ?? '',
    examplePlace: read.examplePlace,
    errors: read.errors.map((error) => refusedField(error, locale)),
  };
  return {
    dataUntil: provenance['yield.annualKwh']!.date,
    figures: viewFigures({ ...run, estimate }),
    subject,
    light: async () =>
      done(await showLight(services, asker, { state: read.state, faces: estimate.yield.faces })),
  };
}

/** A calculation, as the views show it. */
export async function loadView(url: URL, context: Context) {
  const { figures, subject } = await shownBy(url, context);
  return { figures, subject };
}

/** And its yield month by month. */
export async function loadYieldView(url: URL, context: Context) {
  const shown = await shownBy(url, context);
  const { figures, subject, dataUntil } = shown;
  const light = await shown.light();
  return {
    figures,
    subject,
    basis: {
      table: yieldTable(figures.estimate, light.monthlyKwhM2),
      lightFrom: light.source,
      dataUntil,
    },
  };
}
