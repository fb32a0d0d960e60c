import { PEAK_HOURS } from '../../engine/tariff/peak-hours.ts';
import { tariffTexts, type TariffPart } from '../records/tariff-records.ts';
import type { RecordTexts } from '../records/record.ts';
import type { ChargeType, ListedCharge } from './listed-charges.ts';

/** A row of the price list that grid companies and Energinet publish. */
export type PriceListRow = {
  readonly gln: string;
  readonly type: ChargeType;
  readonly code: string;
  /** First day, ISO date. */
  readonly from: string;
  /** The day on which it holds no more; null: until another takes over. */
  readonly to: string | null;
  /** Excl. VAT: of a tariff each hour of the day [DKK/kWh], of a subscription one [DKK/month]. */
  readonly prices: readonly number[];
};

/** Hours of Tariff model 3.0. */
const LOW = [0, 1, 2, 3, 4, 5];
const isPeak = (hour: number) => hour >= PEAK_HOURS.from && hour < PEAK_HOURS.to;

/** The row as it would be typed; null: its hours are not those of the three bands, or differ where there is one price. */
export function typedPriceListRow(
  row: PriceListRow,
  { company, part }: Pick<ListedCharge, 'company' | 'part'>,
  readOn: string,
): RecordTexts | null {
  const { code, from, prices } = row;
  const everyHour = prices.map((_, hour) => hour);
  const beside = {
    company,
    from,
    standing: 'secondary',
    source: `Energi Data Service, DatahubPricelist, ${code}`,
    readOn,
  } as const;
  if (part !== 'bands') {
    const value = commonPrice(row, everyHour);
    return value === null ? null : tariffTexts({ ...beside, part, figures: { value } });
  }
  const low = commonPrice(row, LOW);
  const peak = commonPrice(row, everyHour.filter(isPeak));
  const high = commonPrice(
    row,
    everyHour.filter((hour) => !LOW.includes(hour) && !isPeak(hour)),
  );
  if (low === null || high === null || peak === null) return null;
  const figures = { low, high, peak };
  return tariffTexts({ ...beside, part: seasonOf(row, low === high && high === peak), figures });
}

function commonPrice({ prices }: PriceListRow, hours: readonly number[]): number | null {
  const [first, ...others] = hours.map((hour) => prices[hour]);
  return first !== undefined && others.every((price) => price === first) ? first : null;
}

/** Of the season in which it begins, unless it outlasts it: by its own last day, or by never changing. */
function seasonOf({ from, to }: PriceListRow, isFlat: boolean): TariffPart {
  const year = Number(from.slice(0, 4));
  const monthDay = from.slice(5);
  const isSummer = monthDay >= '04-01' && monthDay < '10-01';
  const season = isSummer ? 'summer' : 'winter';
  if (to === null) return isFlat ? 'year' : season;
  const end = isSummer ? `${year}-10-01` : `${monthDay < '04-01' ? year : year + 1}-04-01`;
  return to > end ? 'year' : season;
}
