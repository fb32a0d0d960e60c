import type { Transaction } from 'kysely';
import type { CalculatorData } from '../../domain/calculator-data.ts';
import { layOver } from '../../domain/lay-over.ts';
import { withCalculation } from '../../domain/saved-calculation.ts';
import { readData, storedData } from '../../domain/stored-data.ts';
import { encodeJson, readOrLog } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';

/** What can't be read of the data is gone with the next change of them: the log has a line of it. */
type At = Pick<Services, 'log'> & { readonly now: Date };
type Change = At & { readonly data: CalculatorData };

/** Sets fields of a user's data in the caller's transaction. */
export function mergeCalculatorData(
  transaction: Transaction<Tables>,
  uid: string,
  { data, ...at }: Change,
): Promise<CalculatorData> {
  return change(transaction, { uid, ...at }, (saved) => ({ ...saved, ...data }));
}

/** Sets what a whole calculation says; of another house than before, with nothing that was said of that one. */
export function saveCalculation(
  transaction: Transaction<Tables>,
  uid: string,
  { data, ...at }: Change,
): Promise<CalculatorData> {
  return change(transaction, { uid, ...at }, (saved) => withCalculation(saved, data));
}

/** A report that is gone is no longer what the calculator last saved. */
export function forgetSavedReport(
  transaction: Transaction<Tables>,
  uid: string,
  at: At,
): Promise<CalculatorData> {
  return change(transaction, { uid, ...at }, (saved) => {
    const { reportId: _, ...others } = saved;
    return others;
  });
}

/** Puts older data under what is there. ownerUid null: the key is a number that nobody has signed in with yet. */
export function layUnder(
  transaction: Transaction<Tables>,
  key: string,
  { data, ownerUid = key, ...at }: Change & { readonly ownerUid?: string | null },
): Promise<CalculatorData> {
  return change(transaction, { uid: key, ownerUid, ...at }, (saved) => layOver(data, saved));
}

/** Reads, changes and writes; where somebody else wrote in between, anew. */
async function change(
  transaction: Transaction<Tables>,
  {
    uid,
    ownerUid = uid,
    now,
    log,
  }: At & { readonly uid: string; readonly ownerUid?: string | null },
  changed: (saved: CalculatorData) => CalculatorData,
): Promise<CalculatorData> {
  const updated_at = now.toISOString();
  await transaction
    .insertInto('user_calculator_data')
    .values({ owner_key: uid, owner_uid: ownerUid, data: encodeJson({}), version: 0, updated_at })
    .onConflict((conflict) => conflict.column('owner_key').doNothing())
    .execute();
  for (;;) {
    const read = await transaction
      .selectFrom('user_calculator_data')
      .select(['data', 'version'])
      .where('owner_key', '=', uid)
      .executeTakeFirstOrThrow();
    const place = { log, table: 'user_calculator_data' };
    const data = changed(readOrLog(read.data, readData, place) ?? {});
    const written = await transaction
      .updateTable('user_calculator_data')
      .set({
        owner_uid: ownerUid,
        data: encodeJson(storedData(data)),
        version: read.version + 1,
        updated_at,
      })
      .where('owner_key', '=', uid)
      .where('version', '=', read.version)
      .executeTakeFirst();
    if (written.numUpdatedRows === 1n) return data;
  }
}
