// The database for the leads bench: a hundred thousand requests from one year, at every stage, with
// five owners.
import { dayAfter } from '../domain/calendar-days.ts';
import { NO_DUE } from '../domain/staff/lead-due.ts';
import { LEAD_STAGES, type AnyStage, type LeadStep } from '../domain/staff/leads.ts';
import { danishDayOf } from '../server/danish-day.ts';
import type { Database } from '../server/db/database.ts';
import { newId } from '../server/db/new-id.ts';
import { doubleKeysOf } from '../server/leads/double-keys.ts';
import { linkDoubles } from '../server/leads/link-doubles.ts';
import { searchWords } from '../server/leads/search-words.ts';
import { referenceOf } from '../server/reference.ts';

export const ALL_LEADS = 100_000;
/** Whose list is opened: one of five, with about a fifth of all. */
export const STAFF = ['anna', 'bo', 'carl', 'dorte', 'erik'] as const;

const PER_INSERT = 250;
/** They are all the same house, because lists read nothing of it. */
const CALCULATION = 'the-one-calculation';
const YEAR_MS = 365 * 86_400_000;
const FIRST = ['Lars', 'Mette', 'Åse', 'Per', 'Hanne', 'Omar', 'Birthe', 'Karim', 'Lise', 'Erik'];
const LAST = ['Damgaard', 'Skov', 'Bruun', 'Kjær', 'Toft', 'Winther', 'Aziz', 'Saleh', 'Friis'];
const PLACES = [
  ['8700', 'Horsens'],
  ['4000', 'Roskilde'],
  ['9000', 'Aalborg'],
  ['5000', 'Odense C'],
  ['2800', 'Kongens Lyngby'],
  ['7100', 'Vejle'],
] as const;

/** The same every time, so that two runs can be compared. */
function countingRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param now the newest request is from this moment, the oldest a year old */
export async function fillLeads(db: Database, now: Date): Promise<void> {
  const random = countingRandom();
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(values.length * random())]!;
  for (const uid of STAFF) {
    const created_at = now.toISOString();
    await db.insertInto('users').values({ uid, name: uid, created_at }).execute();
    await db.insertInto('admins').values({ uid, role: 'admin' }).execute();
  }
  await db
    .insertInto('calculations')
    .values({
      calculation_id: CALCULATION,
      created_at: now.toISOString(),
      format: 0,
      engine_version: '0',
      price_book_version: '0',
      yield_source: 'builtin',
      input: '{}',
      result: '{}',
    })
    .execute();
  for (let from = 0; from < ALL_LEADS; from += PER_INSERT) {
    const made = Array.from({ length: PER_INSERT }, (_, offset) => {
      const share = (from + offset) / ALL_LEADS;
      const at = new Date(now.getTime() - YEAR_MS + Math.floor(YEAR_MS * share));
      return leadOf(at, danishDayOf(now), random, pick);
    });
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('offer_requests').values(made.map(requestOf)).execute();
      await transaction.insertInto('leads').values(made).execute();
      for (const [index, lead] of made.entries()) {
        // A number each, and every twentieth has that of the one before.
        const number = from + index - (index % 20 === 1 ? 1 : 0);
        await linkDoubles(
          transaction,
          lead.id,
          doubleKeysOf({ phone: `+45${20_000_000 + number}`, email: null, address: lead.address }),
        );
      }
      const words = made.flatMap(({ id, name, address }) =>
        searchWords([name, address, referenceOf(id)]).map((word) => ({ word, lead_id: id })),
      );
      for (let start = 0; start < words.length; start += 1000) {
        await transaction
          .insertInto('lead_words')
          .values(words.slice(start, start + 1000))
          .execute();
      }
    });
  }
}

type Pick = <Value>(values: readonly Value[]) => Value;

function leadOf(at: Date, today: string, random: () => number, pick: Pick) {
  const [postcode, town] = pick(PLACES);
  const isClosed = random() < 0.3;
  const stage: AnyStage = isClosed ? pick(['withdrawn', 'lost']) : pick(LEAD_STAGES);
  const step: LeadStep = isClosed ? 'none' : pick(['assign', 'contact', 'visit', 'follow-up']);
  return {
    id: newId(at),
    created_at: at.toISOString(),
    name: `${pick(FIRST)} ${pick(LAST)}`,
    address: `Kastanjevej ${Math.ceil(200 * random())}, ${Math.ceil(5000 * random())}. dør, ${postcode} ${town}`,
    postcode,
    peak_power: 4 + 8 * random(),
    battery_kwh: random() < 0.5 ? 0 : 10,
    price_ore: Math.round(5_000_000 + 8_000_000 * random()),
    channel: pick(['email', 'phone'] as const),
    stage,
    is_closed: isClosed ? 1 : 0,
    owner_uid: random() < 0.1 ? null : pick(STAFF),
    step,
    due: isClosed ? NO_DUE : `${dayAfter(today, Math.floor(60 * random()) - 5)} 24:00`,
    version: 1,
  };
}

function requestOf({ id, created_at, name, channel, stage }: ReturnType<typeof leadOf>) {
  return {
    id,
    created_at,
    name,
    channel,
    calculator_state: '{"lat":56.15,"lon":10.2}',
    calculation_id: CALCULATION,
    saved_report_id: null,
    status: stage === 'withdrawn' ? ('withdrawn' as const) : ('new' as const),
    locale: 'da',
    email: 'nobody@example.com',
    phone: null,
    contact_time: 'any' as const,
    notes: '',
    consent_version: '2026-11-20',
    consent_at: created_at,
    receipt_token_hash: id,
    owner_uid: null,
  };
}
