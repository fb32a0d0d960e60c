import { tariffTexts } from '../records/tariff-records.ts';
import type { RecordTexts } from '../records/record.ts';

/** A row of the price list that grid companies publish. */
export type PriceListRow = {
  readonly gln: string;
  readonly code: string;
  /** First day, ISO date. */
  readonly from: string;
  /** The day on which it holds no more; null: until another takes over. */
  readonly to: string | null;
  /** Of each hour of the day, excl. VAT. */
  readonly dkkPerKwh: readonly number[];
};

/** Hours of Tariff model 3.0. */
const LOW = [0, 1, 2, 3, 4, 5];
const PEAK = [17, 18, 19, 20];

/** The row as it would be typed; null: its hours are not those of the three bands. */
export function typedPriceListRow(row: PriceListRow, readOn: string): RecordTexts | null {
  const { gln: company, code, from, dkkPerKwh } = row;
  const rest = dkkPerKwh.map((_, hour) => hour);
  const low = commonPrice(row, LOW);
  const peak = commonPrice(row, PEAK);
  const high = commonPrice(
    row,
    rest.filter((hour) => !LOW.includes(hour) && !PEAK.includes(hour)),
  );
  if (low === null || high === null || peak === null) return null;
  return tariffTexts({
    company,
    part: partOf(row, low === high && high === peak),
    from,
    figures: { low, high, peak },
    standing: 'secondary',
    source: `Energi Data Service, DatahubPricelist, ${code}`,
    readOn,
  });
}

function commonPrice({ dkkPerKwh }: PriceListRow, hours: readonly number[]): number | null {
  const [first, ...others] = hours.map((hour) => dkkPerKwh[hour]);
  return first !== undefined && others.every((price) => price === first) ? first : null;
}

/** Of the season in which it begins, unless it outlasts it: by its own last day, or by never changing. */
function partOf({ from, to }: PriceListRow, isFlat: boolean): 'winter' | 'summer' | 'year' {
  const year = Number(from.slice(0, 4));
  const monthDay = from.slice(5);
  const isSummer = monthDay >= '04-01' && monthDay < '10-01';
  const season = isSummer ? 'summer' : 'winter';
  if (to === null) return isFlat ? 'year' : season;
  const end = isSummer ? `${year}-10-01` : `${monthDay < '04-01' ? year : year + 1}-04-01`;
  return to > end ? 'year' : season;
}
