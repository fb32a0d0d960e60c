import type { Kysely } from 'kysely';
import { calculatorDataSchema, type CalculatorData } from '../../domain/calculator-data.ts';
import { unknownTo } from '../../domain/estimate-request.ts';
import { parseInput, type FieldError, type InvalidInput } from '../../domain/field-error.ts';
import { placeErrors } from '../../domain/place-check.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import { readCatalogue } from '../catalogue/queries.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { decodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedIn } from '../identity/session.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { adoptLegacyRecords } from './legacy-records.ts';
import { mergeCalculatorData } from './merge-calculator-data.ts';

type Owner = Pick<SignedIn, 'uid' | 'phone'>;

/** What a user last told the calculator, with records from before they had a uid. Null: nothing saved, or it failed. */
export async function loadSavedData(
  services: Services,
  owner: Owner | null,
): Promise<CalculatorData | null> {
  if (owner === null) return null;
  const loaded = await findSavedData(services, owner);
  return loaded.ok ? loaded.value : null;
}

/** The same, for who tells a failure from nothing saved: it is in the log, and may be tried again. */
export async function findSavedData(
  services: Services,
  owner: Owner,
): Promise<Result<CalculatorData | null, { readonly kind: 'unavailable' }>> {
  try {
    await adoptLegacyRecords(services, owner);
    return ok(await readCalculatorData(services, owner.uid));
  } catch (error) {
    const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    services.log.error({ code, stack }, 'Could not load saved data.');
    return fail({ kind: 'unavailable' });
  }
}

/** @throws where the database can't be read */
export async function readCalculatorData(
  { db }: { readonly db: Kysely<Tables> },
  uid: string,
): Promise<CalculatorData | null> {
  const row = await db
    .selectFrom('user_calculator_data')
    .select('data')
    .where('owner_key', '=', uid)
    .executeTakeFirst();
  return row === undefined ? null : (decodeJson(row.data) as CalculatorData);
}

/**
 * Sets fields of a user's data and leaves the others as they are, by the rules of a saved report as far as they
 * bind a part of one. Null: nobody is signed in, or was erased meanwhile.
 */
export async function saveCalculatorData(
  services: Pick<Services, 'db' | 'now'>,
  owner: Owner | null,
  input: unknown,
): Promise<Result<CalculatorData, InvalidInput> | null> {
  if (owner === null) return null;
  const parsed = parseInput(calculatorDataSchema, input);
  if (!parsed.ok) return parsed;
  const catalogue = await readCatalogue(services.db);
  return inTransaction(services.db, async (transaction) => {
    if (!(await holdPerson(transaction, owner))) return null;
    const saved = await readCalculatorData({ db: transaction }, owner.uid);
    const errors = [
      ...placeErrorsIn(parsed.value, saved ?? {}),
      ...countErrorsIn(parsed.value, catalogue),
    ];
    if (errors.length > 0) return fail({ kind: 'invalid' as const, errors });
    const change = { data: parsed.value, now: services.now() };
    return ok(await mergeCalculatorData(transaction, owner.uid, change));
  });
}

/** A place is two figures; one of them may be known from before. */
function placeErrorsIn(given: CalculatorData, saved: CalculatorData): readonly FieldError[] {
  const { lat, lon } = { ...saved, ...given };
  const isMoved = given.lat !== undefined || given.lon !== undefined;
  if (!isMoved || lat === undefined || lon === undefined) return [];
  const field = given.lat === undefined ? 'lon' : 'lat';
  return placeErrors({ lat, lon }).map((error) => ({ ...error, field }));
}

/** Models that nobody sells and panels that no system holds; what is not told yet may still come. */
function countErrorsIn(given: CalculatorData, catalogue: Catalogue): readonly FieldError[] {
  return unknownTo(given, { catalogue }).filter(({ code }) => code !== 'required');
}
