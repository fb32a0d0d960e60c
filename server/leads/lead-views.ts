import {
  leadQuery,
  leadSearchSchema,
  type LeadSearch,
  type LeadView,
} from '../../domain/staff/leads.ts';
import { movedBy } from '../../domain/moved-by.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Database } from '../db/database.ts';
import { decodeJson, encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';

/** Tabs beside the four that are always there. */
const MOST_VIEWS = 8;
const LONGEST_NAME = 40;

/** One's own saved searches and what others share: in one's own order, and then the oldest first. */
export const listLeadViews = query(
  { name: 'lead.list-views', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, who, _input: object) => {
    const rows = await viewsOf(db, who.uid);
    return ok(
      rows.map((row): LeadView => ({
        id: row.id,
        name: row.name,
        search: leadSearchSchema.parse(decodeJson(row.search)),
        isShared: row.is_shared === 1,
        isOwn: row.owner_uid === who.uid,
      })),
    );
  },
);

async function viewsOf(db: Pick<Database, 'selectFrom'>, uid: string) {
  const rows = await db
    .selectFrom('lead_views')
    .selectAll()
    .where((row) => row.or([row('owner_uid', '=', uid), row('is_shared', '=', 1)]))
    .orderBy('id')
    .limit(MOST_VIEWS)
    .execute();
  const own = await db
    .selectFrom('admins')
    .select('lead_view_order')
    .where('uid', '=', uid)
    .executeTakeFirst();
  const order = own?.lead_view_order?.split(',') ?? [];
  const placeOf = ({ id }: { readonly id: string }) =>
    order.includes(id) ? order.indexOf(id) : order.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

type NewView = {
  readonly name: string;
  readonly search: LeadSearch;
  readonly isShared: boolean;
};

/** Keeps a search under a name. */
export const saveLeadView = command(
  { name: 'lead.save-view', access: 'staff', idempotent: 'no', audit: 'lead-view' },
  async (
    { now, change }: Pick<Services, 'now'> & { readonly change: Change },
    who,
    { name: typed, search, isShared }: NewView,
  ): Promise<Result<{ readonly id: string }, { readonly kind: 'no-name' | 'too-many' }>> => {
    const name = typed.trim().slice(0, LONGEST_NAME);
    if (name === '') return fail({ kind: 'no-name' as const });
    return change<Result<{ readonly id: string }, { readonly kind: 'too-many' }>>(
      async (transaction, about) => {
        const seen = await transaction
          .selectFrom('lead_views')
          .select('id')
          .where((row) => row.or([row('owner_uid', '=', who.uid), row('is_shared', '=', 1)]))
          .execute();
        if (seen.length >= MOST_VIEWS) return fail({ kind: 'too-many' });
        const at = now();
        const id = newId(at);
        await transaction
          .insertInto('lead_views')
          .values({
            id,
            owner_uid: who.uid,
            name,
            search: encodeJson(search),
            is_shared: isShared ? 1 : 0,
            created_at: at.toISOString(),
          })
          .execute();
        about({ id, after: { name, isShared } });
        return ok({ id });
      },
    );
  },
);

/** Keeps another search under the name of one's own. */
export const changeLeadView = command(
  { name: 'lead.change-view', access: 'staff', idempotent: 'always', audit: 'lead-view' },
  async (
    { change }: { readonly change: Change },
    who,
    { id, search }: { readonly id: string; readonly search: LeadSearch },
  ) =>
    change(async (transaction, about) => {
      const changed = await transaction
        .updateTable('lead_views')
        .set({ search: encodeJson(search) })
        .where('id', '=', id)
        .where('owner_uid', '=', who.uid)
        .returning('name')
        .executeTakeFirst();
      if (changed === undefined) return fail({ kind: 'not-found' as const });
      about({ id, after: { name: changed.name, search: leadQuery(search) } });
      return ok({});
    }),
);

/** Puts one of them elsewhere among the tabs, for oneself alone. Taken back by putting it back. */
export const moveLeadView = command(
  { name: 'lead.move-view', access: 'staff', idempotent: 'no', audit: 'lead-view' },
  async (
    { change }: { readonly change: Change },
    who,
    {
      id,
      by,
    }: {
      readonly id: string;
      /** Places further back; negative: further to the front. */
      readonly by: number;
    },
  ) =>
    change<Result<{ readonly by: number }, { readonly kind: 'not-found' }>>(
      async (transaction, about) => {
        const ids = (await viewsOf(transaction, who.uid)).map((view) => view.id);
        const from = ids.indexOf(id);
        if (from === -1) return fail({ kind: 'not-found' });
        const order = movedBy(ids, from, by);
        const to = order.indexOf(id);
        if (to === from) return ok({ by: 0 });
        await transaction
          .updateTable('admins')
          .set({ lead_view_order: order.join(',') })
          .where('uid', '=', who.uid)
          .execute();
        about({ id, before: { sort_order: from + 1 }, after: { sort_order: to + 1 } });
        return ok({ by: to - from });
      },
    ),
);

/** Removes one's own, also where it is shared. */
export const removeLeadView = command(
  { name: 'lead.remove-view', access: 'staff', idempotent: 'always', audit: 'lead-view' },
  async ({ change }: { readonly change: Change }, who, { id }: { readonly id: string }) =>
    change(async (transaction, about) => {
      const gone = await transaction
        .deleteFrom('lead_views')
        .where('id', '=', id)
        .where('owner_uid', '=', who.uid)
        .returning('name')
        .executeTakeFirst();
      if (gone === undefined) return fail({ kind: 'not-found' as const });
      about({ id, before: { name: gone.name } });
      return ok({});
    }),
);
