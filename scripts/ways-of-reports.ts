// What staff ask of the list of all saved reports, for the leads bench.
import type { Database } from '../server/db/database.ts';
import { listStaffReports } from '../server/quotes/list-staff-reports.ts';
import { referenceOf } from '../server/reference.ts';
import type { Who } from '../server/use-case/who.ts';
import { POSTCODES } from './million-reports.ts';

/** A page in the middle of the list, which nobody leafs to but a link leads to. */
const MIDDLE = 500_000;

export async function waysOfReports(
  db: Database,
  who: Who,
): Promise<Readonly<Record<string, (run: number) => Promise<void>>>> {
  const needs = { db, addresses: { townOf: () => '' } as never };
  const list = async (q: string, after: string | null) => {
    const page = await listStaffReports(needs, who, { q, after });
    if (!page.ok || page.value.rows.length === 0) throw new Error(`no reports for "${q}"`);
    return page.value;
  };
  const some = await db
    .selectFrom('reports')
    .select(['report_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .offset(MIDDLE)
    .limit(50)
    .execute();
  const reportOf = (run: number) => some[run % some.length]!;
  const postcodes = Object.values(POSTCODES);
  let after: string | null = null;
  let afterInMany: string | null = null;
  return {
    'reports, a page after the other': async () => {
      after = (await list('', after)).next;
    },
    'reports, a page in the middle': async (run) => {
      const { created_at: at, report_id: id } = reportOf(run);
      await list('', `${at}~${id}`);
    },
    'reports, of a postcode': async (run) => {
      await list(postcodes[run % postcodes.length]!, null);
    },
    'reports, a page after the other of a postcode': async () => {
      afterInMany = (await list(POSTCODES.some, afterInMany)).next;
    },
    'reports, by number': async (run) => {
      await list(referenceOf(reportOf(run).report_id), null);
    },
    'reports, by address of the page': async (run) => {
      await list(reportOf(run).report_id, null);
    },
    'reports, a number that nobody has': async () => {
      const page = await listStaffReports(needs, who, { q: '00000-00000', after: null });
      if (!page.ok || page.value.rows.length > 0) throw new Error('found what is not there');
    },
  };
}
