import type { RouterContextProvider } from 'react-router';
import { exportOf } from '../../../domain/estimate-export.ts';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { showEstimate } from '../../../server/estimates/queries.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';
import { readCalculator } from './read-calculator.server.ts';

/** What the report of the same address shows, with all that it was made from, as a file to keep. */
export async function exportedReport(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const read = await readCalculator(url, context);
  const { services } = context.get(requestContext);
  const run = calculated(
    await showEstimate(services, whoAsks(context), { state: read.state, shared: read.context }),
  );
  const locale = getLocale();
  const leftOut = read.errors.map((error) => ({
    field: error.field,
    code: error.code,
    message: fieldErrorText(error, locale),
  }));
  return new Response(JSON.stringify(exportOf(read.state, run, leftOut), null, 1), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="solrig.json"',
    },
  });
}
