import type { RouterContextProvider } from 'react-router';
import {
  readCalculator as readCalculatorAt,
  type ReadCalculator,
} from '../../../server/estimates/read-calculator.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';

export type { ReadCalculator };

/**
 * The calculator's state out of an address, with a place and without what is wrong in it.
 * @throws the answer to refused work
 */
export async function readCalculator(
  { searchParams: query }: Pick<URL, 'searchParams'>,
  context: Readonly<RouterContextProvider>,
): Promise<ReadCalculator> {
  const { services } = context.get(requestContext);
  return calculated(await readCalculatorAt(services, whoAsks(context), { query }, getLocale()));
}
