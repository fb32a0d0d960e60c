import { encodeJson } from '../db/json.ts';
import { layUnder } from '../reports/merge-calculator-data.ts';
import type { Services } from '../services.ts';
import { knownFields, type Document } from './known-fields.ts';
import { refuse, take, type Plan } from './outcome.ts';
import type { People } from './people.ts';

/** The firm's profit: no visitor's to see. */
const FOR_STAFF = ['reportCalculatedProfitExVat'];

/** What a user told the calculator; newer answers of theirs that are here already go before it. */
export async function planCalculatorData(
  { now }: Services,
  people: People,
  id: string,
  document: Document,
): Promise<Plan> {
  const owner = await people.ownerKey(id);
  if (owner === null) return refuse('Its owner is not among the users.');
  const { fields, leftOut } = knownFields(document, ['ownerUid', ...FOR_STAFF]);
  return take(async (transaction) => {
    const at = now();
    if (owner.uid !== null) {
      await layUnder(transaction, owner.uid, { data: fields, now: at });
      return;
    }
    // Moved to its owner when they sign in with this number.
    await transaction
      .insertInto('user_calculator_data')
      .values({
        owner_key: owner.key,
        owner_uid: null,
        data: encodeJson(fields),
        version: 1,
        updated_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('owner_key').doNothing())
      .execute();
  }, leftOut);
}
