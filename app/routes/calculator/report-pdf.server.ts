import type { RouterContextProvider } from 'react-router';
import { withYields } from '../../../domain/roof-plane.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { PAPERS_BUSY } from '../../../server/report-pdf/papers-busy.ts';
import type { Services } from '../../../server/services.ts';
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
  services.papers.wake(1);
  const read = await readCalculator(url, context);
  const address = read.state.address ?? '';
  return pdfAnswer(services, {
    figures: services.reportFigures(read.state, withYields(read.context, read.servedYields.yields)),
    address,
    examplePlace: address === '' ? read.examplePlace : null,
    name: null,
    calculatedAt: services.now(),
  });
}

const AGAIN_SECONDS = 5;

/** A report as a file that a browser opens. */
export async function pdfAnswer(
  { papers }: Pick<Services, 'papers'>,
  facts: DocumentFacts,
): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  papers.wake(1);
  try {
    const document = reportDocument(facts, getLocale());
    const pdf = await papers.draw({ document, madeAt: facts.calculatedAt });
    return new Response(pdf, {
      headers: {
        ...headers,
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="solrig.pdf"',
      },
    });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== PAPERS_BUSY) throw error;
    return new Response(m.error_api_too_many({ seconds: AGAIN_SECONDS }), {
      status: 503,
      headers: {
        ...headers,
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': String(AGAIN_SECONDS),
      },
    });
  }
}
