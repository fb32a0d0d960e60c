import { calculatorDataSchema, type CalculatorData } from '../../domain/calculator-data.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { ok, type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { decodeJson } from '../db/json.ts';
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
  try {
    await adoptLegacyRecords(services, owner);
    return await readCalculatorData(services, owner.uid);
  } catch (error) {
    const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    services.log.error({ code, stack }, 'Could not load saved data.');
    return null;
  }
}

/** @throws where the database can't be read */
export async function readCalculatorData(
  { db }: Pick<Services, 'db'>,
  uid: string,
): Promise<CalculatorData | null> {
  const row = await db
    .selectFrom('user_calculator_data')
    .select('data')
    .where('owner_key', '=', uid)
    .executeTakeFirst();
  return row === undefined ? null : (decodeJson(row.data) as CalculatorData);
}

/** Sets fields of a user's data and leaves the others as they are. Null: nobody is signed in, or was erased meanwhile. */
export async function saveCalculatorData(
  services: Services,
  owner: Owner | null,
  input: unknown,
): Promise<Result<CalculatorData, InvalidInput> | null> {
  if (owner === null) return null;
  const parsed = parseInput(calculatorDataSchema, input);
  if (!parsed.ok) return parsed;
  return inTransaction(services.db, async (transaction) => {
    if (!(await holdPerson(transaction, owner))) return null;
    const change = { data: parsed.value, now: services.now() };
    return ok(await mergeCalculatorData(transaction, owner.uid, change));
  });
}
