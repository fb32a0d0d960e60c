import { ok } from '../../domain/result.ts';
import type { Overview } from '../../domain/staff/overview.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DELIVERIES_OF_DAYS = 7;

/** What waits for somebody, and whether the site's machinery does its work. */
export const overview = query(
  { name: 'admin.overview', access: 'staff' },
  async (
    { db, now, priceBook }: Pick<Services, 'db' | 'now' | 'priceBook'>,
    _who,
    _input: object,
  ) => {
    const at = now();
    const since = new Date(at.getTime() - DELIVERIES_OF_DAYS * DAY_MS).toISOString();
    const asking = await db
      .selectFrom('admin_requests')
      .select((row) => [
        row.fn.countAll<number | string>().as('count'),
        row.fn.min('requested_at').as('oldest'),
      ])
      .where('decision', 'is', null)
      .executeTakeFirstOrThrow();
    const dead = await db
      .selectFrom('outbox')
      .select((row) => [
        row.fn.countAll<number | string>().as('count'),
        row.fn.min('created_at').as('oldest'),
      ])
      .where('status', '=', 'dead')
      .executeTakeFirstOrThrow();
    const states = await db
      .selectFrom('outbox')
      .select((row) => ['kind', 'status', row.fn.countAll<number | string>().as('count')])
      .where('created_at', '>', since)
      .groupBy(['kind', 'status'])
      .execute();
    const countOf = (kind: string, status: string) =>
      Number(states.find((row) => row.kind === kind && row.status === status)?.count ?? 0);
    const { name, validFrom } = await priceBook();
    return ok<Overview>({
      at: at.toISOString(),
      accessRequests: { count: Number(asking.count), oldest: asking.oldest },
      deadMessages: { count: Number(dead.count), oldest: dead.oldest },
      deliveries: (['mail', 'sms'] as const).map((kind) => ({
        kind,
        sent: countOf(kind, 'sent'),
        pending: countOf(kind, 'pending'),
        dead: countOf(kind, 'dead'),
      })),
      priceBook: { name, validFrom },
    });
  },
);
