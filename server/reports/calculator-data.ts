import type { Kysely } from 'kysely';
import { calculatorDataSchema, type CalculatorData } from '../../domain/calculator-data.ts';
import { unknownTo } from '../../domain/estimate-request.ts';
import { parseInput, type FieldError, type InvalidInput } from '../../domain/field-error.ts';
import { placeErrors } from '../../domain/place-check.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import { readData } from '../../domain/stored-data.ts';
import { readOrLog } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { orUnavailable } from '../use-case/unavailable.ts';
import { command, query, type Change, type NotAllowed } from '../use-case/use-case.ts';
import { adoptLegacyRecords } from './legacy-records.ts';
import { mergeCalculatorData } from './merge-calculator-data.ts';

export const NOT_LOADED = 'Could not load saved data.';

/** What a user last told the calculator, with records from before they had a uid; null: nothing is saved. */
export const findSavedData = query(
  { name: 'calculator-data.read', access: 'user' },
  async (services: Pick<Services, 'db' | 'now' | 'log'>, who, _input: object) =>
    orUnavailable(services.log, NOT_LOADED, async () => {
      await adoptLegacyRecords(services, who);
      return ok(await readCalculatorData(services, who.uid));
    }),
);

/**
 * @returns null: nothing is saved, or nothing that can be read
 * @throws where the database can't be read
 */
export async function readCalculatorData(
  { db, log }: Pick<Services, 'log'> & { readonly db: Kysely<Tables> },
  uid: string,
): Promise<CalculatorData | null> {
  const row = await db
    .selectFrom('user_calculator_data')
    .select('data')
    .where('owner_key', '=', uid)
    .executeTakeFirst();
  if (row === undefined) return null;
  return readOrLog(row.data, readData, { log, table: 'user_calculator_data' });
}

type Needs = Pick<Services, 'estimateContext' | 'now' | 'log'> & { readonly change: Change };

/**
 * Sets fields of a user's data and leaves the others as they are, by the rules of a saved report as far as they
 * bind a part of one.
 */
export const saveCalculatorData = command(
  { name: 'calculator-data.merge', access: 'user', idempotent: 'always', audit: null },
  async (
    { change, estimateContext, now, log }: Needs,
    who,
    input: unknown,
  ): Promise<Result<CalculatorData, InvalidInput | NotAllowed<'user'>>> => {
    const parsed = parseInput(calculatorDataSchema, input);
    if (!parsed.ok) return parsed;
    const known = await estimateContext();
    return change(async (transaction) => {
      // Erased meanwhile: with the person goes their session.
      if (!(await holdPerson(transaction, who))) return fail({ kind: 'signed-out' });
      const saved = await readCalculatorData({ db: transaction, log }, who.uid);
      const errors = [
        ...placeErrorsIn(parsed.value, saved ?? {}),
        ...countErrorsIn(parsed.value, known),
      ];
      if (errors.length > 0) return fail({ kind: 'invalid', errors });
      const data = { data: parsed.value, now: now(), log };
      return ok(await mergeCalculatorData(transaction, who.uid, data));
    });
  },
);

/** A place is two figures; one of them may be known from before. */
function placeErrorsIn(given: CalculatorData, saved: CalculatorData): readonly FieldError[] {
  const { lat, lon } = { ...saved, ...given };
  const isMoved = given.lat !== undefined || given.lon !== undefined;
  if (!isMoved || lat === undefined || lon === undefined) return [];
  const field = given.lat === undefined ? 'lon' : 'lat';
  return placeErrors({ lat, lon }).map((error) => ({ ...error, field }));
}

/** Models that nobody sells and panels that no system holds; what is not told yet may still come. */
function countErrorsIn(given: CalculatorData, known: SharedContext): readonly FieldError[] {
  return unknownTo(given, known).filter(({ code }) => code !== 'required');
}
