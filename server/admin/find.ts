import { ok } from '../../domain/result.ts';
import { LEAST_SOUGHT, MOST_FOUND, type StaffFinds } from '../../domain/staff/finds.ts';
import { CLOSED_STAGES, NO_LEAD_SEARCH } from '../../domain/staff/leads.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { leadCondition, pageWay, type Looking } from '../leads/lead-filter.ts';
import { leadRowOf, leadsWithOwner, type StoredLead } from '../leads/lead-rows.ts';
import { listStaffReports } from '../quotes/list-staff-reports.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

/** A few leads and reports for a few letters: what the command palette shows while one types. */
export const findAsStaff = query(
  { name: 'admin.find', access: 'staff' },
  async (
    { db, ...needs }: Pick<Services, 'db' | 'now' | 'addresses'>,
    who,
    { q }: { readonly q: string },
  ) => {
    const looking = { uid: who.uid, now: needs.now() };
    const today = danishDayOf(looking.now);
    const sought = q.trim();
    if (sought.length < LEAST_SOUGHT) {
      const recent = await recentLeads(db, who.uid);
      return ok<StaffFinds>({
        leads: recent.map((row) => leadRowOf(row, needs)),
        reports: [],
        today,
      });
    }
    const leads = await leadsFound(db, sought, looking);
    const reports = await listStaffReports({ db, ...needs }, who, {
      q: sought,
      after: null,
      most: MOST_FOUND,
    });
    return ok<StaffFinds>({
      leads: leads.map((row) => leadRowOf(row, needs)),
      reports: reports.ok ? reports.value.rows : [],
      today,
    });
  },
);

/** Open ones first, by their next step; then those that are closed, which no list shows unasked. */
async function leadsFound(
  db: Database,
  q: string,
  looking: Looking,
): Promise<readonly StoredLead[]> {
  const way = await pageWay(db, { ...NO_LEAD_SEARCH, q });
  const found: StoredLead[] = [];
  for (const stage of ['', ...CLOSED_STAGES] as const) {
    if (found.length >= MOST_FOUND) break;
    const rows = await leadsWithOwner(db)
      .where(leadCondition({ ...NO_LEAD_SEARCH, q, stage }, looking, way))
      .orderBy('leads.due')
      .orderBy('leads.id')
      .limit(MOST_FOUND - found.length)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** So many of one's own last deeds are looked through for leads. */
const DEEDS_LOOKED_THROUGH = 200;
const LEAD_KINDS: readonly string[] = ['lead', 'offer-request'];

/** The leads that somebody last did something to, by what the audit log says of them. */
async function recentLeads(db: Database, uid: string): Promise<readonly StoredLead[]> {
  const deeds = await db
    .selectFrom('audit_log')
    .select(['subject_kind', 'subject'])
    .where('actor', '=', uid)
    .orderBy('id', 'desc')
    .limit(DEEDS_LOOKED_THROUGH)
    .execute();
  const touched = deeds.filter(({ subject_kind: kind }) => LEAD_KINDS.includes(kind));
  const ids = [...new Set(touched.map(({ subject }) => subject))];
  if (ids.length === 0) return [];
  const rows = await leadsWithOwner(db)
    .where('leads.id', 'in', ids)
    .where('leads.merged_into', 'is', null)
    .execute();
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .slice(0, MOST_FOUND);
}
