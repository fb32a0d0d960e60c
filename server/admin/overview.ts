import { gapsOf } from '../../domain/company/duties.ts';
import { NO_LEAD_SEARCH } from '../../domain/staff/leads.ts';
import { ok } from '../../domain/result.ts';
import type { FunnelDays, Overview, Waits } from '../../domain/staff/overview.ts';
import { companyInForce } from '../company/stored-company.ts';
import { danishDayOf } from '../danish-day.ts';
import { listLeads } from '../leads/list-leads.ts';
import { overdueOf, unownedLeads } from '../leads/waiting-leads.ts';
import { readSendingPause } from '../outbox/sending-pause.ts';
import { findDraft } from '../pricing/stored-draft.ts';
import { readAlone } from '../read-alone.ts';
import { latestDeviation } from '../quotes/deviation.ts';
import type { Services } from '../services.ts';
import { deliveriesOf } from './deliveries.ts';
import { funnelOf } from './funnel.ts';
import { nextDaysOf } from './next-days.ts';
import { sourceLights } from './source-lights.ts';
import { query } from '../use-case/use-case.ts';
import type { Staff } from '../use-case/who.ts';

type Needs = Pick<Services, 'db' | 'now' | 'priceBook' | 'addresses' | 'estimateContext'> &
  Partial<Pick<Services, 'log' | 'pvgis' | 'refreshSpotPrices'>>;

/** What needs attention, and whether the site's background work is done. A card that can't be read is left out alone. */
export const overview = query(
  { name: 'admin.overview', access: 'staff' },
  async (services: Needs, who, { days = 30 }: { readonly days?: FunnelDays }) => {
    const { db, now } = services;
    const at = now();
    const card = <Facts>(name: string, read: () => Promise<Facts>) =>
      readAlone(services, name, read);
    return ok<Overview>({
      at: at.toISOString(),
      today: danishDayOf(at),
      days,
      waits: await card('waits', () => waitsOf(services, who)),
      nextDays: await card('next-days', () => nextDaysOf(services, who)),
      deviation: await card('deviation', () => latestDeviation(services)),
      deliveries: await card('deliveries', async () => ({
        lately: await deliveriesOf(services),
        pause: await readSendingPause(db),
      })),
      funnel: await card('funnel', () => funnelOf(db, at, days)),
      sources: await card('sources', () => sourceLights(services)),
    });
  },
);

async function waitsOf(services: Needs, who: Staff): Promise<Waits> {
  const { db } = services;
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
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    ...(await leadsOf(services, who)),
    priceDraft: await priceDraftOf(db),
    companyGaps: gapsOf(await companyInForce(db)),
    accessRequests: { count: Number(asking.count), oldest: asking.oldest },
    deadMessages: { count: Number(dead.count), oldest: dead.oldest },
  };
}

async function priceDraftOf(db: Services['db']): Promise<Waits['priceDraft']> {
  const draft = await findDraft(db, null);
  if (draft === null || draft.savedAt === null) return null;
  const { number, savedAt, rehearsed, editVersion } = draft;
  return { number, savedAt, isTried: rehearsed?.editVersion === editVersion };
}

/** What waits among the leads, by the same searches as their list: each figure leads to what it counts. */
async function leadsOf(
  services: Pick<Services, 'db' | 'now' | 'addresses'>,
  who: Staff,
): Promise<Pick<Waits, 'unownedLeads' | 'overdueLeads'>> {
  const { db, now } = services;
  const mine = { ...NO_LEAD_SEARCH, owner: 'me' };
  const late = await listLeads(services, who, { search: { ...mine, due: 'overdue' }, after: null });
  return {
    unownedLeads: await unownedLeads(db),
    overdueLeads: {
      count: await overdueOf(db, who.uid, now()),
      first: late.ok ? (late.value.rows[0] ?? null) : null,
    },
  };
}
