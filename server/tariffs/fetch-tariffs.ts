import type { RecordTexts } from '../../domain/records/record.ts';
import { TARIFF_FIELDS, TARIFF_FIGURES, tariffKey } from '../../domain/records/tariff-records.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { LISTED_CHARGES } from '../../domain/tariffs/listed-charges.ts';
import { typedPriceListRow, type PriceListRow } from '../../domain/tariffs/price-list-rows.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { csvFile, csvLines } from '../records/csv-text.ts';
import type { EnergiDataError } from '../providers/energi-data/ask-energi-data.ts';
import { storeOf } from '../records/record-stores.ts';
import { draftsOf, wholeTexts } from '../records/stored-record.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

const DAY_MS = 86_400_000;
/** A subscription may hold for years; of three the whole list is still one answer. */
const LOOKED_BACK_DAYS = 3 * 365;
/** Tariffs by the hour that began before the last season are over, or of a code that nobody keeps up. */
const BANDS_LOOKED_BACK_DAYS = 200;

export type NotFetched = {
  readonly kind: EnergiDataError['kind'] | 'nobody-asked' | 'nothing-new';
};

/**
 * What grid companies and Energinet have published and what does not stand here so, as a file to be rehearsed: rows that
 * are missing, and those with another price from the same day. Nothing is kept.
 */
export const fetchTariffs = query(
  { name: 'tariff.fetch', access: 'staff' },
  async (
    needs: Pick<Services, 'db' | 'now' | 'tariffSource'>,
    _who,
    _input: object,
  ): Promise<Result<{ readonly csv: string }, NotFetched>> => {
    if (needs.tariffSource === null) return fail({ kind: 'nobody-asked' });
    const now = needs.now();
    const daysAgo = (days: number) => danishDayOf(new Date(now.getTime() - days * DAY_MS));
    const found = await needs.tariffSource.rowsFrom(daysAgo(LOOKED_BACK_DAYS), LISTED_CHARGES);
    if (!found.ok) return found;
    const today = danishDayOf(now);
    const known = await standing(needs.db);
    const rows = found.value.flatMap((row) =>
      typedRows(row, today, daysAgo(BANDS_LOOKED_BACK_DAYS)),
    );
    const news = [...new Map(rows.map((texts) => [tariffKey(texts), texts])).values()].filter(
      (texts) => {
        const there = known.get(tariffKey(texts));
        return there === undefined || TARIFF_FIGURES.some((field) => texts[field] !== there[field]);
      },
    );
    if (news.length === 0) return fail({ kind: 'nothing-new' });
    const lines = news.map((texts) => ['', ...TARIFF_FIELDS.map((field) => texts[field] ?? '')]);
    return ok({ csv: csvFile([csvLines([['id', ...TARIFF_FIELDS], ...lines])]) });
  },
);

/** As it would be typed, for whoever it holds: a code can be of two. What is over is nobody's. */
function typedRows(row: PriceListRow, today: string, bandsFrom: string): readonly RecordTexts[] {
  if (row.to !== null && row.to <= today) return [];
  return LISTED_CHARGES.flatMap((charge) => {
    const isIts = charge.gln === row.gln && charge.type === row.type && charge.code === row.code;
    if (!isIts || (charge.part === 'bands' && row.from < bandsFrom)) return [];
    const texts = typedPriceListRow(row, charge, today);
    return texts === null ? [] : [texts];
  });
}

/** What is published and not withdrawn; over it, what somebody has typed. */
async function standing(db: Database): Promise<ReadonlyMap<string, RecordTexts>> {
  const stored = await storeOf('tariff').list(db);
  const drafts = await draftsOf(db, 'tariff');
  const texts = [
    ...stored.filter(({ isRetired }) => !isRetired).map((row) => row.texts),
    ...[...drafts.values()].map((draft) => wholeTexts('tariff', { stored: null, draft })),
  ];
  return new Map(texts.map((row) => [tariffKey(row), row]));
}
