import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayAfter } from '../../domain/calendar-days.ts';
import { CLOSED_STAGES, type LeadSearch } from '../../domain/staff/leads.ts';
import type { Database } from '../db/database.ts';
import { danishMinuteOf } from '../danish-day.ts';
import { soughtWords } from './search-words.ts';

/** Who looks, and when: «mine» and «overdue» mean something else to another and later. */
export type Looking = { readonly uid: string; readonly now: Date };

type Condition = RawBuilder<SqlBool>;

/** Postcodes from here on lie west of the Great Belt. */
const WEST_FROM = '5000';
const WEEK_DAYS = 7;
/** After every letter that a word can hold. */
const LAST = '\u{10ffff}';

/**
 * How a page is looked for. Leads are gathered where few are found so. Otherwise each is asked in the list's order, until
 * the page is full: soon, where many would be found.
 */
type PageWay = {
  /** The words of which the leads that have all of them are gathered; of the others each lead is asked. */
  readonly gathered: readonly string[];
  readonly asksForDoubles: boolean;
};

/** Where few leads are asked, such as one. */
export const ASKED_ONE_BY_ONE: PageWay = { gathered: [], asksForDoubles: true };

/** Of what counts them all: everything is gathered. */
type Way = PageWay | 'gathered';

/** What a search leaves of the leads, as a condition; what is closed is found only where it is asked for. */
export function leadCondition(
  search: LeadSearch,
  looking: Looking,
  way: Way = 'gathered',
): Condition {
  return sql`(${sql.join([...conditionsOf(search, looking, way)], sql` and `)})`;
}

/** So many leads of a word are quicker gathered than asked for. */
const GATHERED_MOST = 5000;
/** A word that more leads have is not worth gathering, whatever stands beside it. */
const EVERYWHERE = 30_000;
/** So many leads with all the words fill a page soon. */
const SOON_FULL = 1000;

/** The way in which a page of a search is found soonest. */
export async function pageWay(db: Database, { q, doubles }: LeadSearch): Promise<PageWay> {
  const asksForDoubles =
    doubles !== '' && (await countTo(db, GATHERED_MOST, DOUBLES)) >= GATHERED_MOST;
  const counted: { readonly word: string; readonly count: number }[] = [];
  for (const word of soughtWords(q)) {
    counted.push({ word, count: await countTo(db, EVERYWHERE, leadsWith(word)) });
  }
  const [rarest, ...others] = counted
    .filter(({ count }) => count < EVERYWHERE)
    .toSorted((one, other) => one.count - other.count);
  if (rarest === undefined) return { gathered: [], asksForDoubles };
  if (rarest.count < GATHERED_MOST) return { gathered: [rarest.word], asksForDoubles };
  if (others.length === 0) return { gathered: [], asksForDoubles };
  // Many have each of them, and maybe nobody all: every lead would be asked for a page that never gets full.
  const words = [rarest, ...others].map(({ word }) => word);
  const isSoonFull = (await countTo(db, SOON_FULL, leadsWithAll(words))) >= SOON_FULL;
  return { gathered: isSoonFull ? [] : words, asksForDoubles };
}

async function countTo(db: Database, most: number, leads: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (${leads} limit ${most}) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

function* conditionsOf(search: LeadSearch, looking: Looking, way: Way): Generator<Condition> {
  const isClosed = CLOSED_STAGES.some((stage) => stage === search.stage) ? 1 : 0;
  yield sql`is_closed = ${sql.lit(isClosed)}`;
  if (search.stage !== '') yield sql`stage = ${search.stage}`;
  if (search.owner !== '') yield ownerCondition(search.owner, looking);
  if (search.region === 'west') yield sql`postcode >= ${WEST_FROM}`;
  if (search.region === 'east') yield sql`(postcode > '' and postcode < ${WEST_FROM})`;
  if (search.due !== '') yield dueCondition(search.due, looking);
  if (search.doubles !== '')
    yield way !== 'gathered' && way.asksForDoubles ? IS_DOUBLE : LOOKS_DOUBLE;
  const words = soughtWords(search.q);
  if (way === 'gathered') {
    for (const word of words)
      yield sql`leads.id in (${leadsWith(word)} union all ${mergedWith(word)})`;
    return;
  }
  if (way.gathered.length > 0) yield sql`leads.id in (${leadsWithAll(way.gathered)})`;
  // As a number, which is asked lead by lead: as a condition PostgreSQL would gather them all the same.
  for (const word of words.filter((one) => !way.gathered.includes(one)))
    yield sql`((select count(*) from (select 1 from lead_words
      where lead_words.lead_id = leads.id and ${wordCondition(word)} limit 1) as found) > 0
      or leads.id in (${mergedWith(word)}))`;
}

const leadsWith = (word: string) =>
  sql`select lead_id from lead_words where ${wordCondition(word)}`;

const leadsWithAll = (words: readonly string[]) =>
  sql.join(
    words.map(
      (word) => sql`select lead_id from (${leadsWith(word)} union all ${mergedWith(word)}) as had`,
    ),
    sql` intersect `,
  );

/** Leads into which one with the word was merged. Few are: each is asked, whatever its word is. */
const mergedWith = (word: string) => sql`
  select merged.merged_into from leads as merged
  cross join lead_words where merged.merged_into is not null
    and lead_words.lead_id = merged.id and ${wordCondition(word)}`;

const DOUBLES = sql`select lead_id from lead_doubles where state = 'open'`;

const MERGED_DOUBLES = sql`
  select merged.merged_into from leads as merged
  cross join lead_doubles where merged.merged_into is not null
    and lead_doubles.lead_id = merged.id and lead_doubles.state = 'open'`;

/** What looks like another one, or took one in that does. */
const LOOKS_DOUBLE: Condition = sql`leads.id in (${DOUBLES} union all ${MERGED_DOUBLES})`;

/** The same, of each lead. */
const IS_DOUBLE: Condition = sql`(exists (${DOUBLES} and lead_doubles.lead_id = leads.id)
  or leads.id in (${MERGED_DOUBLES}))`;

/** A single letter begins half of all words: it has to be the word itself, as the number of a house is. */
function wordCondition(word: string): Condition {
  return word.length === 1 ? sql`word = ${word}` : sql`word >= ${word} and word < ${word + LAST}`;
}

function ownerCondition(owner: string, { uid }: Looking): Condition {
  if (owner === 'none') return sql`owner_uid is null`;
  return sql`owner_uid = ${owner === 'me' ? uid : owner}`;
}

function dueCondition(due: 'overdue' | 'today' | 'week', { now }: Looking): Condition {
  const minute = danishMinuteOf(now);
  const today = minute.slice(0, 10);
  if (due === 'overdue') return sql`due < ${minute}`;
  const last = dayAfter(today, due === 'today' ? 1 : WEEK_DAYS);
  return sql`due < ${last}`;
}
