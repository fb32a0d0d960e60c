import { isDeepStrictEqual } from 'node:util';
import type { CalculatorData } from '../../domain/calculator-data.ts';
import { layOver } from '../../domain/lay-over.ts';
import { readCalculatorData } from '../reports/calculator-data.ts';
import { layUnder } from '../reports/merge-calculator-data.ts';
import type { Services } from '../services.ts';
import { knownFields, PROFIT, profitLeftOut } from './known-fields.ts';
import { alreadyHere, refuse, take, type Planner } from './outcome.ts';
import { NOT_A_USER, type People } from './people.ts';

/** What a user told the calculator; newer answers of theirs that are here already go before it. */
export function calculatorDataPlanner(services: Services, people: People): Planner {
  const planned = new Map<string, CalculatorData>();
  return async (id, document) => {
    const owner = await people.ownerKey(id);
    if (owner === null) return refuse(NOT_A_USER);
    const { key, uid } = owner;
    const known = knownFields(document, ['ownerUid', PROFIT]);
    const leftOut = [...known.leftOut, ...profitLeftOut(document)];
    if (Object.keys(known.fields).length === 0 && known.leftOut.length > 0)
      return refuse('None of its fields is known here.');
    const here = planned.get(key) ?? (await readCalculatorData(services, key)) ?? {};
    const laidUnder = layOver(known.fields, here);
    if (isDeepStrictEqual(laidUnder, here)) return alreadyHere(leftOut);
    planned.set(key, laidUnder);
    return take(async (transaction) => {
      // Under a number it is moved to its owner when they sign in with it.
      await layUnder(transaction, key, {
        data: known.fields,
        now: services.now(),
        log: services.log,
        ownerUid: uid,
      });
    }, leftOut);
  };
}
