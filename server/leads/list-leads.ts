import { sql } from 'kysely';
import {
  LEAD_STAGES,
  type AnyStage,
  type BoardColumn,
  type LeadRow,
  type LeadSearch,
  type StageSum,
} from '../../domain/staff/leads.ts';
import { ok } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { leadCondition, pageWay, type Looking } from './lead-filter.ts';
import { leadRowOf, leadsWithOwner, type StoredLead } from './lead-rows.ts';

type Needs = Pick<Services, 'db' | 'now' | 'addresses'>;

const PAGE = 50;
/** Cards of a column; the rest is in the table. */
const CARDS = 25;

export type LeadPage = {
  readonly rows: readonly LeadRow[];
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
};

/** What the list is sorted by; the id decides between equals. */
export const LEAD_SORTS = {
  '': { column: 'due', direction: 'asc' },
  newest: { column: 'created_at', direction: 'desc' },
  price: { column: 'price_ore', direction: 'desc' },
} as const;

/** A page of the list. after: where the page before ended, as it said itself. */
export const listLeads = query(
  { name: 'lead.list', access: 'staff' },
  async (
    { db, ...needs }: Needs,
    who,
    { search, after }: { readonly search: LeadSearch; readonly after: string | null },
  ) => {
    const { column, direction } = LEAD_SORTS[search.sort];
    const looking = { uid: who.uid, now: needs.now() };
    const last = placeOf(after, column === 'price_ore');
    const way = await pageWay(db, search);
    const rows = await leadsWithOwner(db)
      .where(leadCondition(search, looking, way))
      .$if(last !== null, (of) =>
        of.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple(`leads.${column}`, 'leads.id'),
            direction === 'asc' ? '>' : '<',
            tuple(last!.value as string, last!.id),
          ),
        ),
      )
      .orderBy(`leads.${column}`, direction)
      .orderBy('leads.id', direction)
      .limit(PAGE + 1)
      .execute();
    const shown = rows.slice(0, PAGE);
    const end = shown.at(-1);
    return ok<LeadPage>({
      rows: shown.map((row) => leadRowOf(row, needs)),
      next: rows.length > PAGE && end !== undefined ? `${end[column]}~${end.id}` : null,
    });
  },
);

/** Where a page ended: the value it is sorted by and the id; null: nowhere that a page can end. */
function placeOf(after: string | null, isNumber: boolean) {
  const [, text, id] = /^(.{1,40})~([\w-]{1,64})$/.exec(after ?? '') ?? [];
  if (text === undefined || id === undefined) return null;
  const value = isNumber ? Number(text) : text;
  return Number.isNaN(value) ? null : { value, id };
}

/** The board: how many are at each stage, worth how much, and the first of each. */
export const leadBoard = query(
  { name: 'lead.board', access: 'staff' },
  async (
    { db, ...needs }: Needs,
    who,
    { search, hasCards }: { readonly search: LeadSearch; readonly hasCards: boolean },
  ) => {
    const looking = { uid: who.uid, now: needs.now() };
    const sums = await stageSums(db, search, looking);
    const shown: readonly AnyStage[] = search.stage === '' ? LEAD_STAGES : [search.stage];
    const columns = shown.map(
      (stage): StageSum =>
        sums.find((sum) => sum.stage === stage) ?? { stage, count: 0, priceOre: 0 },
    );
    const rows = hasCards ? await cardsOf(db, search, { looking, columns }) : [];
    const filled = columns.map((sum): BoardColumn => ({
      ...sum,
      rows: rows.filter(({ stage }) => stage === sum.stage).map((row) => leadRowOf(row, needs)),
    }));
    return ok(filled as readonly BoardColumn[]);
  },
);

/** The first leads of each column, by column or by day. */
async function cardsOf(
  db: Needs['db'],
  search: LeadSearch,
  { looking, columns }: { readonly looking: Looking; readonly columns: readonly StageSum[] },
): Promise<readonly StoredLead[]> {
  const way = await pageWay(db, search);
  if (search.doubles !== '' && !way.asksForDoubles) return cardsAtOnce(db, search, looking);
  const cards: StoredLead[] = [];
  for (const { stage, count } of columns) {
    if (count === 0) continue;
    const rows = await leadsWithOwner(db)
      .where(leadCondition({ ...search, stage }, looking, way))
      .orderBy('leads.due')
      .orderBy('leads.id')
      .limit(CARDS)
      .execute();
    cards.push(...rows);
  }
  return cards;
}

/** Few doubles are gathered before any of them is known: once, and not for each column. */
function cardsAtOnce(
  db: Needs['db'],
  search: LeadSearch,
  looking: Looking,
): Promise<readonly StoredLead[]> {
  return leadsWithOwner(db)
    .where('leads.id', 'in', (of) =>
      of
        .selectFrom((from) =>
          from
            .selectFrom('leads')
            .select([
              'leads.id',
              sql<number>`row_number() over (partition by stage order by due, id)`.as('place'),
            ])
            .where(leadCondition(search, looking))
            .as('placed'),
        )
        .select('placed.id')
        .where('placed.place', '<=', CARDS),
    )
    .orderBy('leads.due')
    .orderBy('leads.id')
    .execute();
}

async function stageSums(
  db: Needs['db'],
  search: LeadSearch,
  looking: Looking,
): Promise<readonly StageSum[]> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      'stage',
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string>('price_ore').as('price_ore'),
    ])
    .where(leadCondition(search, looking))
    .groupBy('stage')
    .execute();
  return rows.map(({ stage, count, price_ore: priceOre }) => ({
    stage,
    count: Number(count),
    priceOre: Number(priceOre),
  }));
}

/** How many each search finds: one look through what is counted, in which each search counts its own. */
export const countLeads = query(
  { name: 'lead.count', access: 'staff' },
  async ({ db, now }: Needs, who, { searches }: { readonly searches: readonly LeadSearch[] }) => {
    const looking = { uid: who.uid, now: now() };
    const counts = searches.map(
      (search, index) =>
        sql`count(*) filter (where ${leadCondition(search, looking)}) as ${sql.ref(`count_${index}`)}`,
    );
    const { rows } = await sql<Readonly<Record<string, number | string>>>`
      select ${sql.join(counts)} from leads`.execute(db);
    return ok(
      searches.map((_, index) => Number(rows[0]?.[`count_${index}`] ?? 0)) as readonly number[],
    );
  },
);
