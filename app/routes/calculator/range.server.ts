import type { RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { showEstimate } from '../../../server/estimates/queries.ts';
import { sentContext } from '../../../domain/sent-context.ts';
import { servedRun } from '../../features/calculator/served-run.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';
import { readCalculator } from './read-calculator.server.ts';

/** The calculator's state out of the address, and its answer; the courses are drawn by the browser. */
export async function loadRange(url: URL, context: Readonly<RouterContextProvider>) {
  const { state, context: shared, servedYields } = await readCalculator(url, context);
  const { services } = context.get(requestContext);
  const run = calculated(await showEstimate(services, whoAsks(context), { state, shared }));
  return {
    state,
    query: toQuery(state).toString(),
    sentContext: sentContext(shared),
    served: { run: servedRun(run), yields: servedYields },
  };
}
