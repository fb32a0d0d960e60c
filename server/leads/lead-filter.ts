import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayAfter } from '../../domain/staff/lead-due.ts';
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
 * How the words of a search are looked for. gathered: the leads of each word are gathered, for what counts them all.
 * By the rarest word: its leads are gathered, and each is asked for the others. asked: every lead is asked in the
 * list's order, for words that so many have that a page is soon full.
 */
type WordWay = 'gathered' | 'asked' | { readonly rarest: string };

/** What a search leaves of the leads, as a condition; what is closed is found only where it is asked for. */
export function leadCondition(
  search: LeadSearch,
  looking: Looking,
  way: WordWay = 'gathered',
): Condition {
  return sql`(${sql.join([...conditionsOf(search, looking, way)], sql` and `)})`;
}

/** So many leads of a word are quicker gathered than asked for. */
const GATHERED_MOST = 5000;

/** The way in which a page of a search is found soonest: none of its words, or too many leads of each, are gathered. */
export async function pageWay(db: Database, { q }: LeadSearch): Promise<WordWay> {
  let fewest: { readonly word: string; readonly count: number } | null = null;
  for (const word of soughtWords(q)) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from
        (select 1 from lead_words where ${wordCondition(word)} limit ${GATHERED_MOST}) as found`.execute(
      db,
    );
    const count = Number(rows[0]?.count ?? 0);
    if (fewest === null || count < fewest.count) fewest = { word, count };
  }
  return fewest === null || fewest.count >= GATHERED_MOST ? 'asked' : { rarest: fewest.word };
}

function* conditionsOf(search: LeadSearch, looking: Looking, way: WordWay): Generator<Condition> {
  const isClosed = CLOSED_STAGES.some((stage) => stage === search.stage) ? 1 : 0;
  yield sql`is_closed = ${sql.lit(isClosed)}`;
  if (search.stage !== '') yield sql`stage = ${search.stage}`;
  if (search.owner !== '') yield ownerCondition(search.owner, looking);
  if (search.region === 'west') yield sql`postcode >= ${WEST_FROM}`;
  if (search.region === 'east') yield sql`(postcode > '' and postcode < ${WEST_FROM})`;
  if (search.due !== '') yield dueCondition(search.due, looking);
  if (search.doubles !== '') yield LOOKS_DOUBLE;
  for (const word of soughtWords(search.q)) {
    const isGathered = way === 'gathered' || (way !== 'asked' && way.rarest === word);
    yield isGathered
      ? sql`leads.id in (select lead_id from lead_words where ${wordCondition(word)}
          union all ${mergedWith(word)})`
      : // As a number, which is asked lead by lead: as a condition PostgreSQL would gather them all the same.
        sql`((select count(*) from (select 1 from lead_words
          where lead_words.lead_id = leads.id and ${wordCondition(word)} limit 1) as found) > 0
          or leads.id in (${mergedWith(word)}))`;
  }
}

/** Leads into which one with the word was merged. Few are: each is asked, whatever its word is. */
const mergedWith = (word: string) => sql`
  select merged.merged_into from leads as merged
  cross join lead_words where merged.merged_into is not null
    and lead_words.lead_id = merged.id and ${wordCondition(word)}`;

/** What looks like another one, or took one in that does. */
const LOOKS_DOUBLE: Condition = sql`leads.id in (
  select lead_id from lead_doubles where state = 'open'
  union all
  select merged.merged_into from leads as merged
  cross join lead_doubles where merged.merged_into is not null
    and lead_doubles.lead_id = merged.id and lead_doubles.state = 'open')`;

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
