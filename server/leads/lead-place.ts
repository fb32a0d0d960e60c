import { sql } from 'kysely';
import type { LeadPlace, LeadSearch } from '../../domain/staff/leads.ts';
import { fail, ok } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { ASKED_ONE_BY_ONE, leadCondition, pageWay } from './lead-filter.ts';
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
    // Of no id: so each column that is asked is in the index by which leads are counted, and no row itself is read.
    const { rows } = await sql<Readonly<Record<'before' | 'count', number | string>>>`
      select count(*) as count, count(*) filter (where ${its} ${isBefore} ${given}) as before
      from leads where ${leadCondition(search, looking)}`.execute(db);
    const itself = await db
      .selectFrom('leads')
      .select('leads.id')
      .where('leads.id', '=', id)
      .where(leadCondition(search, looking, ASKED_ONE_BY_ONE))
      .executeTakeFirst();
    const way = await pageWay(db, search);
    const equals = await db
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number | string>().as('before'))
      .where(leadCondition(search, looking, way))
      .where(sql<boolean>`${its} = ${given} and leads.id ${isBefore} ${id}`)
      .executeTakeFirstOrThrow();
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
    const before = Number(rows[0]?.before ?? 0) + Number(equals.before);
    return ok<LeadPlace>({
      place: itself === undefined ? null : before + 1,
      count: Number(rows[0]?.count ?? 0),
      previous: await beside(isBefore, direction === 'asc' ? 'desc' : 'asc'),
      next: await beside(isAfter, direction),
    });
  },
);
