import type { RouterContextProvider } from 'react-router';
import { exportEstimate } from '../../../domain/estimate-export.ts';
import { withYields } from '../../../domain/roof-plane.ts';
import { readCalculator } from './read-calculator.server.ts';

/** What the report of the same address shows, with all that it was made from, as a file to keep. */
export async function exportedReport(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const read = await readCalculator(url, context);
  const exported = exportEstimate(read.state, withYields(read.context, read.servedYields.yields));
  // What can't be calculated has been taken out of the state already.
  if (!exported.ok) throw new RangeError(JSON.stringify(exported.error.errors));
  return new Response(JSON.stringify(exported.value, null, 1), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="solrig.json"',
    },
  });
}
