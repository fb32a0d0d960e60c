import { setTimeout as after } from 'node:timers/promises';
import { toQuery } from '../../../domain/calculator-query.ts';
import { prefillOf, saysOnlyWhere, withoutAnswered } from '../../../domain/roof/prefill.ts';
import { findHouseFacts } from '../../../server/roofs/queries.ts';
import type { Services } from '../../../server/services.ts';
import type { Who } from '../../../server/use-case/who.ts';
import type { ReadCalculator } from './read-calculator.server.ts';

/** Two registers that answer in 200 ms each have answered by then; who opens a page does not wait for slower ones [ms]. */
const MOST_MS = 800;

/**
 * Where an address leads that says only a place: the same calculator with what BBR says of the house, so that the first answer
 * painted is the one that stays.
 * @returns null: it says more, or nothing was known in time
 */
export async function addressWithHouse(
  url: URL,
  { state, errors, examplePlace }: ReadCalculator,
  services: Services,
  who: Who,
): Promise<string | null> {
  if (!services.roofs.isSetUp || examplePlace !== null || errors.length > 0) return null;
  if (!saysOnlyWhere(state)) return null;
  // What comes later is kept for the page's own question.
  const found = await Promise.race([
    findHouseFacts(services, who, { query: url.searchParams }),
    after(MOST_MS, null, { ref: false }),
  ]);
  if (found === null || !found.ok || found.value.facts === null) return null;
  const told = withoutAnswered(prefillOf(found.value.facts), state);
  const query = toQuery({ ...state, ...told });
  if ([...query.keys()].every((name) => url.searchParams.has(name))) return null;
  for (const [name, value] of url.searchParams) if (!query.has(name)) query.append(name, value);
  return `${url.pathname}?${query}`;
}
