import type { Delivery } from '../../domain/staff/overview.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SENT_WITHIN_DAYS = 7;

/** What was sent within a week, and whatever still waits or was given up, by the way it goes. */
export async function deliveriesOf({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<readonly Delivery[]> {
  const since = new Date(now().getTime() - SENT_WITHIN_DAYS * DAY_MS).toISOString();
  const states = await db
    .selectFrom('outbox')
    .select((row) => [
      'kind',
      'status',
      row.fn.countAll<number | string>().as('count'),
      row.fn.max('sent_at').as('sent_at'),
      row.fn.min('next_attempt_at').as('next_attempt_at'),
    ])
    .where(({ eb, or }) => or([eb('created_at', '>', since), eb('status', '!=', 'sent')]))
    .groupBy(['kind', 'status'])
    .execute();
  return (['mail', 'sms'] as const).map((kind) => {
    const of = (status: string) =>
      states.find((row) => row.kind === kind && row.status === status) ?? null;
    const count = (status: string) => Number(of(status)?.count ?? 0);
    return {
      kind,
      sent: count('sent'),
      pending: count('pending'),
      dead: count('dead'),
      lastSentAt: of('sent')?.sent_at ?? null,
      nextTryAt: of('pending')?.next_attempt_at ?? null,
    };
  });
}
