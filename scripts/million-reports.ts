// The database for the report list bench: two users with few and many reports among a million of
// others'.
import type { Database } from '../server/db/database.ts';
import { encodeJson } from '../server/db/json.ts';
import { newId } from '../server/db/new-id.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';

export const ALL = 1_000_000;
/** Whose list is opened, and how many reports they have. */
export const LISTS = { few: 10, many: 10_000 } as const;
export type ListOwner = keyof typeof LISTS;

const OTHER_OWNERS = 50_000;
const PER_INSERT = 500;
const PER_TRANSACTION = PER_INSERT * 40;
const YEAR_MS = 365 * 86_400_000;
const HOUSE = { lat: 56.16, lon: 10.2, address: 'Eksempelvej 12, 8000 Aarhus C', postcode: '8000' };
/** A postcode of many reports, one of some, and one of very few. */
export const POSTCODES = { many: HOUSE.postcode, some: '8700', few: '3790' } as const;

/** The same every time, so that two runs can be compared. */
function countingRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The parts of a calculation that list pages read come first; no page of the list reads the rest.
 */
function calculationOf({ calculation_id, created_at }: ReturnType<typeof rowOf>) {
  return {
    calculation_id,
    created_at,
    format: 0,
    engine_version: '0',
    price_book_version: EXAMPLE_PRICE_BOOK.id,
    yield_source: 'builtin',
    input: '{}',
    result: '{}',
  };
}

function rowOf(owner: string, at: Date, random: () => number) {
  return {
    report_id: newId(at),
    calculation_id: newId(at),
    owner_uid: owner,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    version: 1,
    postcode: postcodeOf(random()),
    address: HOUSE.address,
    peak_power: 4 + 8 * random(),
    battery_kwh: random() < 0.5 ? 0 : 10,
    annual_kwh: 6000,
    total_price_ore: Math.round(5_000_000 + 8_000_000 * random()),
    saving_ore: 600_000,
    payback_years: 11.4,
    // Nothing but that it can be read.
    calculator_state: '{"lat":56.15,"lon":10.2}',
  };
}

const postcodeOf = (share: number) =>
  share < 0.000_05 ? POSTCODES.few : share < 0.02 ? POSTCODES.some : POSTCODES.many;

/** @param now the newest report is from this moment, the oldest a year old */
export async function fillReports(db: Database, now: Date): Promise<void> {
  const random = countingRandom();
  // Both lists are scattered among all the others, like reports made over a year.
  const owners = new Map<number, string>();
  const place = (owner: string, count: number) => {
    for (let placed = 0; placed < count;) {
      const index = Math.floor(ALL * random());
      if (owners.has(index)) continue;
      owners.set(index, owner);
      placed++;
    }
  };
  for (const [owner, count] of Object.entries(LISTS)) place(owner, count);
  for (let start = 0; start < ALL; start += PER_TRANSACTION) {
    await db.transaction().execute(async (transaction) => {
      const end = Math.min(ALL, start + PER_TRANSACTION);
      for (let from = start; from < end; from += PER_INSERT) {
        const values = Array.from({ length: Math.min(PER_INSERT, end - from) }, (_, offset) => {
          const index = from + offset;
          const at = new Date(now.getTime() - YEAR_MS + Math.floor((YEAR_MS * index) / ALL));
          const owner = owners.get(index) ?? `other-${Math.floor(OTHER_OWNERS * random())}`;
          return rowOf(owner, at, random);
        });
        await transaction.insertInto('calculations').values(values.map(calculationOf)).execute();
        await transaction.insertInto('reports').values(values).execute();
        const index = values.map(({ owner_uid: owner_key, report_id, created_at: added_at }) => ({
          owner_key,
          report_id,
          added_at,
        }));
        await transaction.insertInto('user_report_index').values(index).execute();
      }
    });
  }
  for (const owner of Object.keys(LISTS)) await addOwner(db, owner, now);
}

/** Somebody who can sign in, with their last calculator input. */
async function addOwner(db: Database, uid: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const phone = `+452000000${Object.keys(LISTS).indexOf(uid)}`;
  await db
    .insertInto('users')
    .values({ uid, phone, google_sub: null, email: null, name: null, created_at: at })
    .execute();
  await db
    .insertInto('user_calculator_data')
    .values({
      owner_key: uid,
      owner_uid: uid,
      data: encodeJson(HOUSE),
      version: 1,
      updated_at: at,
    })
    .execute();
}
