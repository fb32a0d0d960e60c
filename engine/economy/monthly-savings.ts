import type { HourlyFlows } from '../battery/flows.ts';
import { danishYear } from '../calendar/danish-year.ts';
import type { Hourly } from '../hours.ts';
import { exportTaxDkk } from './export-tax.ts';

export type SavingHours = {
  readonly loadKwh: Hourly;
  readonly flows: Pick<HourlyFlows, 'imported' | 'exported'>;
  /** [DKK/kWh incl. VAT] */
  readonly importPriceDkkPerKwh: Hourly;
  /** [DKK/kWh] */
  readonly exportPriceDkkPerKwh: Hourly;
};

/**
 * The first year's saving, month by month: what the house would have bought less what it buys, and what it sells.
 * The year's tax on what is sold is shared out by what each month sold for. Subscriptions are paid either way.
 * @param hours 8,760 hours in UTC [kWh, DKK/kWh]; a month is Danish time's
 * @param marginalTaxPercent income tax rate on what is sold [%]
 * @param owners as of exportTaxDkk()
 * @returns January to December [DKK incl. VAT]; their sum is the year's saving as yearMoney() has it
 */
export function monthlySavingsDkk(
  { loadKwh, flows, importPriceDkkPerKwh, exportPriceDkkPerKwh }: SavingHours,
  marginalTaxPercent: number,
  owners = 1,
): readonly number[] {
  const { monthIndex } = danishYear();
  const avoidedDkk = Array.from({ length: 12 }, () => 0);
  const soldDkk = Array.from({ length: 12 }, () => 0);
  loadKwh.forEach((load, hour) => {
    const month = monthIndex[hour]!;
    avoidedDkk[month]! += (load - flows.imported[hour]!) * importPriceDkkPerKwh[hour]!;
    soldDkk[month]! += flows.exported[hour]! * exportPriceDkkPerKwh[hour]!;
  });
  const sum = soldDkk.reduce((total, dkk) => total + dkk, 0);
  const keptShare = sum > 0 ? 1 - exportTaxDkk(sum, marginalTaxPercent, owners) / sum : 1;
  return avoidedDkk.map((dkk, month) => dkk + soldDkk[month]! * keptShare);
}
