import { PEAK_HOURS } from '../../engine/tariff/peak-hours.ts';
import { tariffTexts, type TariffPart } from '../records/tariff-records.ts';
import type { RecordTexts } from '../records/record.ts';
import type { ListedCharge } from './listed-charges.ts';
import type { PricePeriod } from './price-periods.ts';

/** Hours of Tariff model 3.0. */
const LOW = [0, 1, 2, 3, 4, 5];
const isPeak = (hour: number) => hour >= PEAK_HOURS.from && hour < PEAK_HOURS.to;

type Typed = { readonly company: string; readonly part: Exclude<ListedCharge['part'], 'discount'> };

/** The period as it would be typed; null if its hours are not the three bands, or differ where there is one price. */
export function typedPriceListRow(
  row: PricePeriod,
  { company, part }: Typed,
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
  return tariffTexts({
    ...beside,
    part: seasonOf(row, low === high && high === peak, readOn),
    figures,
  });
}

function commonPrice({ prices }: PricePeriod, hours: readonly number[]): number | null {
  const [first, ...others] = hours.map((hour) => prices[hour]);
  return first !== undefined && others.every((price) => price === first) ? first : null;
}

/** The season in which it begins; the year if its prices are known to outlast it, or never change. */
function seasonOf({ from, to, openFrom }: PricePeriod, isFlat: boolean, today: string): TariffPart {
  const year = Number(from.slice(0, 4));
  const monthDay = from.slice(5);
  const isSummer = monthDay >= '04-01' && monthDay < '10-01';
  if (to === null && isFlat) return 'year';
  const end = isSummer ? `${year}-10-01` : `${monthDay < '04-01' ? year : year + 1}-04-01`;
  // A period without an end is known up to the day of its last row; one that began before this season goes on.
  const known = to ?? [openFrom ?? from, today].toSorted()[1]!;
  if (known > end) return 'year';
  return isSummer ? 'summer' : 'winter';
}
