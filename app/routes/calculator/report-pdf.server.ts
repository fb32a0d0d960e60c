import type { RouterContextProvider } from 'react-router';
import { reportFigures } from '../../../domain/report/report-figures.ts';
import { withYields } from '../../../domain/roof-plane.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { reportPdf } from '../../../server/report-pdf/report-pdf.ts';
import {
  reportDocument,
  type DocumentFacts,
} from '../../features/report/document/report-document.ts';
import { requestContext } from '../../request-context.server.ts';
import { readCalculator } from './read-calculator.server.ts';

/** What the report of the same address shows, on paper. */
export async function calculatedPdf(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const read = await readCalculator(url, context);
  const address = read.state.address ?? '';
  return pdfAnswer({
    figures: reportFigures(read.state, withYields(read.context, read.servedYields.yields)),
    address,
    examplePlace: address === '' ? read.examplePlace : null,
    name: null,
    calculatedAt: services.now(),
  });
}

/** A report as a file that a browser opens. */
export async function pdfAnswer(facts: DocumentFacts): Promise<Response> {
  const pdf = await reportPdf(reportDocument(facts, getLocale()), facts.calculatedAt);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="solrig.pdf"',
      'Cache-Control': 'no-store',
    },
  });
}
