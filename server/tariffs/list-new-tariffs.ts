import type { RecordTexts } from '../../domain/records/record.ts';
import { TARIFF_FIELDS, TARIFF_FIGURES, tariffKey } from '../../domain/records/tariff-records.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { LISTED_CHARGES, type ListedCharge } from '../../domain/tariffs/listed-charges.ts';
import { typedPriceListRow } from '../../domain/tariffs/price-list-rows.ts';
import { discounted, type PricePeriod } from '../../domain/tariffs/price-periods.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { csvFile, csvLines } from '../records/csv-text.ts';
import { storeOf } from '../records/record-stores.ts';
import { draftsOf, wholeTexts } from '../records/stored-record.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { storedPeriods } from './price-list-store.ts';

/** not-read: nothing of the price list is stored yet. */
export type NothingListed = { readonly kind: 'not-read' | 'nothing-new' };

/**
 * What of the price list, as it was read last, is not among the site's rows, as a file to be rehearsed: rows that are
 * missing, and those with another price from the same day. Nothing is stored.
 */
export const listNewTariffs = query(
  { name: 'tariff.list-new', access: 'staff' },
  async (
    { db, now }: Pick<Services, 'db' | 'now'>,
    _who,
    _input: object,
  ): Promise<Result<{ readonly csv: string }, NothingListed>> => {
    const periods = await storedPeriods(db);
    if (periods.length === 0) return fail({ kind: 'not-read' });
    const today = danishDayOf(now());
    const known = await knownTexts(db);
    const rows = LISTED_CHARGES.flatMap((charge) => typedRows(charge, periods, today));
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

/** A charge's prices in force and to come, as they would be typed. */
function typedRows(
  charge: ListedCharge,
  periods: readonly PricePeriod[],
  today: string,
): readonly RecordTexts[] {
  const { part } = charge;
  if (part === 'discount') return [];
  const ofCode = (code: string) =>
    periods.filter(
      (each) => each.gln === charge.gln && each.type === charge.type && each.code === code,
    );
  const discounts =
    part !== 'bands'
      ? []
      : LISTED_CHARGES.filter((other) => other.part === 'discount' && other.gln === charge.gln);
  return discounted(
    ofCode(charge.code),
    discounts.flatMap(({ code }) => ofCode(code)),
  )
    .filter(({ to }) => to === null || to > today)
    .map((period) => typedPriceListRow(period, { company: charge.company, part }, today))
    .filter((texts) => texts !== null);
}

/** What is published and not withdrawn; over it, what somebody has typed. */
async function knownTexts(db: Database): Promise<ReadonlyMap<string, RecordTexts>> {
  const stored = await storeOf('tariff').list(db);
  const drafts = await draftsOf(db, 'tariff');
  const texts = [
    ...stored.filter(({ isRetired }) => !isRetired).map((row) => row.texts),
    ...[...drafts.values()].map((draft) => wholeTexts('tariff', { stored: null, draft })),
  ];
  return new Map(texts.map((row) => [tariffKey(row), row]));
}
