import { NO_LEAD_SEARCH } from '../../domain/staff/leads.ts';
import { dayAfter } from '../../domain/calendar-days.ts';
import { earliest, type NextDay } from '../../domain/staff/next-days.ts';
import { tariffLines } from '../../domain/tariffs/tariff-lines.ts';
import { tariffTasks } from '../../domain/tariffs/tariff-tasks.ts';
import { danishDayOf } from '../danish-day.ts';
import { listLeads } from '../leads/list-leads.ts';
import type { Services } from '../services.ts';
import { publishedTariffs } from '../tariffs/read-tariffs.ts';
import type { Staff } from '../use-case/who.ts';

/** The viewer's own steps and offers are of a week; prices and tariffs are prepared for longer. */
const WEEK_DAYS = 7;
const AHEAD_DAYS = 60;
const MOST_SHOWN = 7;

type Db = Services['db'];
type Needs = Pick<Services, 'db' | 'now' | 'addresses'> & Partial<Pick<Services, 'log'>>;

/** What the viewer has to do, what runs out on them, and what changes for all. */
export async function nextDaysOf(services: Needs, who: Staff): Promise<readonly NextDay[]> {
  const { db, now } = services;
  const today = danishDayOf(now());
  const search = { ...NO_LEAD_SEARCH, owner: 'me', due: 'week' as const };
  const week = await listLeads(services, who, { search, after: null });
  const leads = (week.ok ? week.value.rows : []).flatMap((lead): NextDay[] =>
    lead.isOverdue || lead.due === null ? [] : [{ kind: 'lead', due: lead.due, lead }],
  );
  return earliest(
    [
      ...leads,
      ...(await quotesOf(db, who.uid, today)),
      ...(await pricesAfter(db, today)),
      ...(await tariffsAfter(services, today)),
    ],
    MOST_SHOWN,
  );
}

async function quotesOf(db: Db, uid: string, today: string): Promise<readonly NextDay[]> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.offer_id')
    .select(['quotes.number', 'valid_until', 'leads.id', 'leads.name'])
    .where('status', '=', 'sent')
    .where('valid_until', '>=', today)
    .where('valid_until', '<=', dayAfter(today, WEEK_DAYS))
    .where('leads.owner_uid', '=', uid)
    .where('leads.is_closed', '=', 0)
    .orderBy('valid_until')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ number, valid_until: day, id, name }) => ({
    kind: 'quote',
    due: { day: day ?? today, time: null },
    leadId: id,
    name,
    number,
  }));
}

async function pricesAfter(db: Db, today: string): Promise<readonly NextDay[]> {
  const rows = await db
    .selectFrom('price_books')
    .select(['number', 'valid_from'])
    .where('status', 'in', ['published', 'scheduled'])
    .where('valid_from', '>', today)
    .execute();
  return rows.map(({ number, valid_from: day }) => ({
    kind: 'prices',
    due: { day, time: null },
    number,
  }));
}

async function tariffsAfter({ db, log }: Needs, today: string): Promise<readonly NextDay[]> {
  const last = dayAfter(today, AHEAD_DAYS);
  const rows = await publishedTariffs(db, log);
  return tariffTasks(tariffLines(rows, [], today)).flatMap(({ kind, day, lines }): NextDay[] => {
    const isComing = kind === 'next-ready' || kind === 'next-missing';
    if (!isComing || day === null || day <= today || day > last) return [];
    const companies = [...new Map(lines.map((line) => [line.company, line])).values()];
    return [
      {
        kind: 'tariffs',
        due: { day, time: null },
        isMissing: kind === 'next-missing',
        companies: companies.map(({ company, part, name }) => ({ company, part, name })),
      },
    ];
  });
}
