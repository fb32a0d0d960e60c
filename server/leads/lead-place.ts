import { sql } from 'kysely';
import type { LeadPlace, LeadSearch } from '../../domain/staff/leads.ts';
import { fail, ok } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { leadCondition, pageWay } from './lead-filter.ts';
import { LEAD_SORTS } from './list-leads.ts';

/** Where a lead stands in a list, and which stand before and after it. */
export const leadPlace = query(
  { name: 'lead.place', access: 'staff' },
  async (
    { db, now }: Pick<Services, 'db' | 'now'>,
    who,
    { id, search }: { readonly id: string; readonly search: LeadSearch },
  ) => {
    const { column, direction } = LEAD_SORTS[search.sort];
    const own = await db
      .selectFrom('leads')
      .select(['due', 'created_at', 'price_ore'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (own === undefined) return fail({ kind: 'not-found' as const });
    const looking = { uid: who.uid, now: now() };
    const isBefore = direction === 'asc' ? sql`<` : sql`>`;
    const isAfter = direction === 'asc' ? sql`>` : sql`<`;
    const [its, given] = [sql.ref(`leads.${column}`), own[column]];
    const { rows } = await sql<Readonly<Record<'before' | 'own' | 'count', number | string>>>`
      select count(*) as count, count(*) filter (where leads.id = ${id}) as own,
        count(*) filter (where (${its}, leads.id) ${isBefore} (${given}, ${id})) as before
      from leads where ${leadCondition(search, looking)}`.execute(db);
    const way = await pageWay(db, search);
    const beside = async (side: typeof isBefore, order: 'asc' | 'desc') => {
      const found = await db
        .selectFrom('leads')
        .select('leads.id')
        .where(leadCondition(search, looking, way))
        .where(sql<boolean>`(${its}, leads.id) ${side} (${given}, ${id})`)
        .orderBy(`leads.${column}`, order)
        .orderBy('leads.id', order)
        .limit(1)
        .executeTakeFirst();
      return found?.id ?? null;
    };
    const isThere = Number(rows[0]?.own ?? 0) > 0;
    return ok<LeadPlace>({
      place: isThere ? Number(rows[0]?.before ?? 0) + 1 : null,
      count: Number(rows[0]?.count ?? 0),
      previous: await beside(isBefore, direction === 'asc' ? 'desc' : 'asc'),
      next: await beside(isAfter, direction),
    });
  },
);
