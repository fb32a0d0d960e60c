import { gapsOf } from '../../domain/company/duties.ts';
import { ok } from '../../domain/result.ts';
import { companyInForce } from '../company/stored-company.ts';
import { unownedLeads } from '../leads/waiting-leads.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

/** Who is signed in, and what needs attention: both are shown beside every page of the admin area. */
export const frameFacts = query(
  { name: 'admin.frame-facts', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, who, _input: object) => {
    const user = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('uid', '=', who.uid)
      .executeTakeFirst();
    const asking = await db
      .selectFrom('admin_requests')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('decision', 'is', null)
      .executeTakeFirstOrThrow();
    const dead = await db
      .selectFrom('outbox')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('status', '=', 'dead')
      .where('seen_at', 'is', null)
      .executeTakeFirstOrThrow();
    const draft = await db
      .selectFrom('price_books')
      .select('id')
      .where('status', '=', 'draft')
      .limit(1)
      .executeTakeFirst();
    const unowned = await unownedLeads(db);
    return ok({
      uid: who.uid,
      name: user?.name ?? user?.email ?? who.uid,
      unownedLeads: unowned.count,
      accessRequests: Number(asking.count),
      deadMessages: Number(dead.count),
      companyBlocks: gapsOf(await companyInForce(db)).blocks.length,
      hasPriceDraft: draft !== undefined,
    });
  },
);
