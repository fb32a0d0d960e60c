import { sql } from 'kysely';
import { openDatabase, type Database, type DatabasePlace } from '../../server/db/database.ts';
import { decodeJson } from '../../server/db/json.ts';
import { createLogger } from '../../server/logger.ts';

export type Outcome = {
  /** Acknowledged and not there. */
  readonly lost: number;
  /** There twice. */
  readonly double: number;
  /** Requests of which a part is missing, and parts whose request is missing. */
  readonly torn: number;
};

/**
 * What became of requests for offers. One is whole with its calculation, its lead and the words it is found by, its first event,
 * its key, its line in the audit log and a message to staff at least (a receipt is left out where many are sent in an hour).
 * @param acknowledged their keys, which are their notes too
 */
export async function outcomeOf(
  place: DatabasePlace,
  acknowledged: readonly string[],
): Promise<Outcome> {
  const db = await openDatabase(place, createLogger('error'));
  try {
    if (place.databaseUrl === null) await checkFile(db);
    const offers = await db
      .selectFrom('offer_requests')
      .select(['id', 'notes', 'calculation_id'])
      .execute();
    const stored = new Set(offers.map(({ notes }) => notes));
    const ids = offers.map(({ id }) => id);
    const used = offers.map(({ calculation_id }) => calculation_id);
    const ofOffer = await partsOf(db);
    const calculations = await db.selectFrom('calculations').select('calculation_id').execute();
    const made = calculations.map(({ calculation_id }) => calculation_id);
    const torn = [
      ...ofOffer.flatMap((part) => [...without(ids, part), ...without(part, ids)]),
      ...without(used, made),
      ...without(made, used),
    ];
    return {
      lost: acknowledged.filter((key) => !stored.has(key)).length,
      double: offers.length - stored.size,
      torn: new Set(torn).size,
    };
  } finally {
    await db.destroy();
  }
}

/** For each kind of part, the requests that have one. */
async function partsOf(db: Database): Promise<readonly (readonly string[])[]> {
  const messages = await db.selectFrom('outbox').select('offer_id as id').execute();
  const leads = await db.selectFrom('leads').select('id').execute();
  const words = await db.selectFrom('lead_words').select('lead_id as id').distinct().execute();
  const events = await db.selectFrom('offer_events').select('offer_id as id').execute();
  const entries = await db
    .selectFrom('audit_log')
    .select('subject as id')
    .where('action', '=', 'offer.submit')
    .execute();
  const keys = await db.selectFrom('idempotency_keys').select('answer').execute();
  const answered = keys.map(({ answer }) => decodeJson(answer) as { requestId: string });
  return [
    ...[messages, leads, words, events, entries].map((rows) =>
      rows.flatMap(({ id }) => (id === null ? [] : [id])),
    ),
    answered.map(({ requestId }) => requestId),
  ];
}

async function checkFile(db: Database): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const said = rows.map(({ integrity_check }) => integrity_check).join('\n');
  if (said !== 'ok') throw new Error(`The file is damaged:\n${said}`);
}

function without(ids: readonly string[], others: readonly string[]): readonly string[] {
  const there = new Set(others);
  return ids.filter((id) => !there.has(id));
}
