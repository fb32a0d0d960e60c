import type { RecordTexts } from '../../domain/records/record.ts';
import { TARIFF_FIELDS } from '../../domain/records/tariff-records.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { typedPriceListRow } from '../../domain/tariffs/price-list-rows.ts';
import { GRID_COMPANIES } from '../../engine/data/grid-tariffs.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { csvFile, csvLines } from '../records/csv-text.ts';
import type { EnergiDataError } from '../providers/energi-data/ask-energi-data.ts';
import { storeOf } from '../records/record-stores.ts';
import { draftsOf, wholeTexts } from '../records/stored-record.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

const DAY_MS = 86_400_000;
/** What began before the last season is over. */
const LOOKED_BACK_DAYS = 200;

type NotFetched = {
  readonly kind: EnergiDataError['kind'] | 'nobody-asked' | 'nothing-new';
};

/** Rows that grid companies have published and that stand nowhere here yet, as a file to be rehearsed. Nothing is kept. */
export const fetchTariffs = query(
  { name: 'tariff.fetch', access: 'staff' },
  async (
    needs: Pick<Services, 'db' | 'now' | 'tariffSource'>,
    _who,
    _input: object,
  ): Promise<Result<{ readonly csv: string }, NotFetched>> => {
    if (needs.tariffSource === null) return fail({ kind: 'nobody-asked' });
    const now = needs.now();
    const since = danishDayOf(new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS));
    const listed = GRID_COMPANIES.filter(({ code }) => code !== '');
    const found = await needs.tariffSource.rowsFrom(since, listed);
    if (!found.ok) return found;
    const keyOf = ({ company, part, from }: Readonly<Record<string, string>>) =>
      `${company} ${part} ${from}`;
    const seen = new Set((await standing(needs.db)).map(keyOf));
    const today = danishDayOf(now);
    const rows = found.value.flatMap((row) => {
      const texts = typedPriceListRow(row, today);
      if (texts === null || seen.has(keyOf(texts))) return [];
      seen.add(keyOf(texts));
      return [['', ...TARIFF_FIELDS.map((field) => texts[field] ?? '')]];
    });
    if (rows.length === 0) return fail({ kind: 'nothing-new' });
    return ok({ csv: csvFile([csvLines([['id', ...TARIFF_FIELDS], ...rows])]) });
  },
);

/** What is published and not withdrawn, and what somebody has typed. */
async function standing(db: Database): Promise<readonly RecordTexts[]> {
  const stored = await storeOf('tariff').list(db);
  const drafts = await draftsOf(db, 'tariff');
  return [
    ...stored.filter(({ isRetired }) => !isRetired).map(({ texts }) => texts),
    ...[...drafts.values()].map((draft) => wholeTexts('tariff', { stored: null, draft })),
  ];
}
