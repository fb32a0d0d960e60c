import { addToIndex } from '../reports/save-report.ts';
import type { Services } from '../services.ts';
import type { Document } from './known-fields.ts';
import { refuse, take, type Plan } from './outcome.ts';
import type { People } from './people.ts';
import type { ReportOwners } from './reports.ts';

/** Which reports are whose. An entry gives away no report that somebody else owns. */
export async function planReportIndex(
  services: Services,
  { people, owners }: { readonly people: People; readonly owners: ReportOwners },
  id: string,
  document: Document,
): Promise<Plan> {
  const owner = await people.ownerKey(id);
  if (owner === null) return refuse('Its owner is not among the users.');
  const named = document['reportIds'];
  if (!Array.isArray(named)) return refuse('reportIds is missing or not a list.');
  const leftOut = Object.keys(document)
    .filter((name) => !['reportIds', 'ownerUid'].includes(name))
    .map((name) => `${name}: unknown field`);
  const taken: string[] = [];
  for (const reportId of new Set<unknown>(named)) {
    const of = typeof reportId === 'string' ? await ownerOf(services, owners, reportId) : undefined;
    if (typeof reportId !== 'string' || of === undefined) {
      leftOut.push('reportIds: an entry without a report');
    } else if (of !== null && of !== owner.uid) {
      leftOut.push("reportIds: an entry that is somebody else's report");
    } else taken.push(reportId);
  }
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
}

/** @returns undefined: there is no such report */
async function ownerOf(
  { db }: Services,
  owners: ReportOwners,
  reportId: string,
): Promise<string | null | undefined> {
  if (owners.has(reportId)) return owners.get(reportId);
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
