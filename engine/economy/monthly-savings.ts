import type { HourlyFlows } from '../battery/flows.ts';
import { danishYear } from '../calendar/danish-year.ts';
import type { Hourly } from '../hours.ts';
import type { YearMoney } from './year-money.ts';

export type SavingHours = {
  readonly loadKwh: Hourly;
  readonly flows: Pick<HourlyFlows, 'imported' | 'exported'>;
  /** Without what is bought, where panels stand already; null: the home without solar. */
  readonly today: Pick<HourlyFlows, 'imported' | 'exported'> | null;
  /** [DKK/kWh incl. VAT] */
  readonly importPriceDkkPerKwh: Hourly;
  /** [DKK/kWh] */
  readonly exportPriceDkkPerKwh: Hourly;
};

/**
 * The first year's saving, month by month: what the house would have bought less what it buys, and what it sells, beyond
 * what standing panels sell today.
 * The year's tax on what is sold is shared out by what each month sold for; what belongs to no hour, such as the
 * buyer's subscription, a refund of tax and the year's bands of it, is shared out evenly.
 * @param hours 8,760 hours in UTC [kWh, DKK/kWh]; a month is Danish time's
 * @param year the first year's money, as yearMoney() has it
 * @returns January to December [DKK incl. VAT]; their sum is the year's saving
 */
export function monthlySavingsDkk(
  { loadKwh, flows, today, importPriceDkkPerKwh, exportPriceDkkPerKwh }: SavingHours,
  year: Pick<YearMoney, 'savingDkk' | 'exportTaxDkk'>,
): readonly number[] {
  const { monthIndex } = danishYear();
  const avoidedDkk = Array.from({ length: 12 }, () => 0);
  const soldDkk = Array.from({ length: 12 }, () => 0);
  loadKwh.forEach((load, hour) => {
    const month = monthIndex[hour]!;
    const boughtKwh = today?.imported[hour] ?? load;
    const soldKwh = flows.exported[hour]! - (today?.exported[hour] ?? 0);
    avoidedDkk[month]! += (boughtKwh - flows.imported[hour]!) * importPriceDkkPerKwh[hour]!;
    soldDkk[month]! += soldKwh * exportPriceDkkPerKwh[hour]!;
  });
  const sold = sumOf(soldDkk);
  const keptShare = sold > 0 ? 1 - year.exportTaxDkk / sold : 1;
  const ofHours = avoidedDkk.map((dkk, month) => dkk + soldDkk[month]! * keptShare);
  const ofNoHour = (year.savingDkk - sumOf(ofHours)) / 12;
  return ofHours.map((dkk) => dkk + ofNoHour);
}

const sumOf = (months: readonly number[]) => months.reduce((sum, dkk) => sum + dkk, 0);
