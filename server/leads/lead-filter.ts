import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayAfter } from '../../domain/staff/lead-due.ts';
import { CLOSED_STAGES, type LeadSearch } from '../../domain/staff/leads.ts';
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

/** What a search leaves of the leads, as a condition; what is closed is found only where it is asked for. */
export function leadCondition(search: LeadSearch, looking: Looking): Condition {
  return sql`(${sql.join([...conditionsOf(search, looking)], sql` and `)})`;
}

function* conditionsOf(search: LeadSearch, looking: Looking): Generator<Condition> {
  const isClosed = CLOSED_STAGES.some((stage) => stage === search.stage) ? 1 : 0;
  yield sql`is_closed = ${sql.lit(isClosed)}`;
  if (search.stage !== '') yield sql`stage = ${search.stage}`;
  if (search.owner !== '') yield ownerCondition(search.owner, looking);
  if (search.region === 'west') yield sql`postcode >= ${WEST_FROM}`;
  if (search.region === 'east') yield sql`(postcode > '' and postcode < ${WEST_FROM})`;
  if (search.due !== '') yield dueCondition(search.due, looking);
  for (const word of soughtWords(search.q)) {
    yield sql`leads.id in (select lead_id from lead_words where ${wordCondition(word)})`;
  }
}

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
