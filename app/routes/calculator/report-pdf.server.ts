import type { RouterContextProvider } from 'react-router';
import { thawed } from '../../../domain/report/frozen-figures.ts';
import type { ReportFacts } from '../../../words/report/report-document.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';
import { refusedField } from '../../../words/refused-field.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { withoutProvenance } from '../../../engine/provenance/without-provenance.ts';
import { showReport } from '../../../server/estimates/queries.ts';
import { drawReport } from '../../../server/reports/draw-report.ts';
import { refusedWords } from '../../../words/refused-lines.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { reportDocument } from '../../features/report/document/report-document.ts';
import { calculated, refused } from '../work.server.ts';
import { readCalculator, type ReadCalculator } from './read-calculator.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What the report of a state that was read from an address shows. */
export async function calculatedFigures(
  read: Pick<ReadCalculator, 'state' | 'context'>,
  context: Context,
): Promise<ReportFigures> {
  const { services } = context.get(requestContext);
  const report = calculated(
    await showReport(services, whoAsks(context), { state: read.state, shared: read.context }),
  );
  return thawed(withoutProvenance(report.estimate), report.figures, read.state);
}

/** What the report of the same address shows, on paper. */
export async function calculatedPdf(url: URL, context: Context): Promise<Response> {
  const { services } = context.get(requestContext);
  const read = await readCalculator(url, context);
  const address = read.state.address ?? '';
  return pdfAnswer(context, {
    figures: await calculatedFigures(read, context),
    address,
    examplePlace: address === '' ? read.examplePlace : null,
    name: null,
    calculatedAt: services.now(),
    leftOut: refusedWords(
      read.errors.map((error) => refusedField(error, getLocale())),
      getLocale(),
    ),
  });
}

/** A report as a file that a browser opens. */
export async function pdfAnswer(context: Context, facts: ReportFacts): Promise<Response> {
  const { services } = context.get(requestContext);
  const order = { document: reportDocument(facts, getLocale()), madeAt: facts.calculatedAt };
  const drawn = await drawReport(services, whoAsks(context), order);
  if (!drawn.ok) return refused(drawn.error);
  return new Response(drawn.value, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="solrig.pdf"',
    },
  });
}
