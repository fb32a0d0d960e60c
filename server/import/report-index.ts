import { addToIndex } from '../reports/add-to-index.ts';
import type { Services } from '../services.ts';
import { unknownIn } from './known-fields.ts';
import { alreadyHere, refuse, take, type Planner } from './outcome.ts';
import { NOT_A_USER, type OwnerKey, type People } from './people.ts';

/** Whose the reports of this file are, as planned: a user's, a number's, or null: nobody's yet. */
export type ReportOwners = Map<string, string | null>;

/** Which reports are whose. An entry gives away no report that is somebody else's. */
export function reportIndexPlanner(
  services: Services,
  { people, owners }: { readonly people: People; readonly owners: ReportOwners },
): Planner {
  const entered = new Set<string>();
  return async (id, document) => {
    const owner = await people.ownerKey(id);
    if (owner === null) return refuse(NOT_A_USER);
    const named = document['reportIds'];
    if (!Array.isArray(named)) return refuse('reportIds is missing or not a list.');
    const leftOut = [...unknownIn(document, ['reportIds', 'ownerUid'])];
    const taken: string[] = [];
    let isNew = false;
    for (const reportId of new Set<unknown>(named)) {
      const isText = typeof reportId === 'string';
      const entry = isText ? await entryOf(services, owners, { owner, reportId }) : 'no report';
      if (!isText || entry === 'no report') {
        leftOut.push('reportIds: an entry without a report');
      } else if (entry === "another's") {
        leftOut.push("reportIds: an entry that is somebody else's report");
      } else {
        taken.push(reportId);
        const name = `${owner.key} ${reportId}`;
        isNew ||= entry === 'new' && !entered.has(name);
        entered.add(name);
      }
    }
    if (taken.length === 0 && named.length > 0)
      return refuse('None of its entries is a report of theirs.');
    if (!isNew) return alreadyHere(leftOut);
    for (const reportId of taken) owners.set(reportId, owner.key);
    return take(async (transaction) => {
      const at = services.now().toISOString();
      for (const reportId of taken) {
        await addToIndex(transaction, { uid: owner.key, reportId, at });
        if (owner.uid === null) continue;
        for (const table of ['reports', 'former_reports'] as const) {
          await transaction
            .updateTable(table)
            .set({ owner_uid: owner.uid })
            .where('report_id', '=', reportId)
            .where('owner_uid', 'is', null)
            .execute();
        }
      }
    }, leftOut);
  };
}

type Entry = 'new' | 'here' | "another's" | 'no report';

async function entryOf(
  { db }: Services,
  owners: ReportOwners,
  { owner, reportId }: { readonly owner: OwnerKey; readonly reportId: string },
): Promise<Entry> {
  const isTheirs = (key: string) => key === owner.key || key === owner.phone;
  const planned = owners.get(reportId);
  if (planned !== undefined) return planned === null || isTheirs(planned) ? 'new' : "another's";
  const stored = await storedOwner(db, reportId);
  if (stored === undefined) return 'no report';
  if (stored !== null && !isTheirs(stored)) return "another's";
  const entries = await db
    .selectFrom('user_report_index')
    .select('owner_key')
    .where('report_id', '=', reportId)
    .execute();
  const keys = entries.map((entry) => entry.owner_key);
  // An entry under a number is as good as an owner: who signs in with it is given the report.
  if (stored === null && !keys.every(isTheirs)) return "another's";
  return keys.includes(owner.key) ? 'here' : 'new';
}

/** @returns undefined: there is no such report */
async function storedOwner(
  db: Services['db'],
  reportId: string,
): Promise<string | null | undefined> {
  for (const table of ['reports', 'former_reports'] as const) {
    const row = await db
      .selectFrom(table)
      .select('owner_uid')
      .where('report_id', '=', reportId)
      .executeTakeFirst();
    if (row !== undefined) return row.owner_uid;
  }
  return undefined;
}
