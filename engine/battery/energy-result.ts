import { danishYear } from '../calendar/danish-year.ts';
import type { EnergyMonth, EnergyResult } from '../estimate-figures.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { FlowSums, HourlyFlows } from './flows.ts';

/** Sums of the twelve months in Danish local time [kWh]. */
function monthSums(hours: Hourly): Float64Array {
  const { monthIndex } = danishYear();
  const sums = new Float64Array(12);
  // The hours of a month lie together, but for the year's last, which is the next year's first in Denmark.
  for (let hour = 0; hour < HOURS_PER_YEAR;) {
    const month = monthIndex[hour]!;
    let sum = sums[month]!;
    for (; hour < HOURS_PER_YEAR && monthIndex[hour] === month; hour++) sum += hours[hour]!;
    sums[month] = sum;
  }
  return sums;
}

/**
 * The months of a dispatched year as the estimate shows them.
 * @param year its production, unscaled, its load and its flows [kWh], one value per UTC hour
 * @returns sums of the months in Danish local time [kWh]
 */
export function energyMonths({
  productionKwh,
  loadKwh,
  flows,
}: {
  readonly productionKwh: Hourly;
  readonly loadKwh: Hourly;
  readonly flows: HourlyFlows;
}): readonly EnergyMonth[] {
  const consumption = monthSums(loadKwh);
  const potential = monthSums(productionKwh);
  const curtailed = monthSums(flows.curtailed);
  const direct = monthSums(flows.direct);
  const into = monthSums(flows.batteryIn);
  const fromGrid = monthSums(flows.gridToBattery);
  const out = monthSums(flows.batteryOut);
  const exported = monthSums(flows.exported);
  const imported = monthSums(flows.imported);
  return Array.from({ length: 12 }, (_, month) => ({
    consumptionKwh: consumption[month]!,
    productionKwh: potential[month]! - curtailed[month]!,
    directKwh: direct[month]!,
    batteryInKwh: into[month]!,
    gridToBatteryKwh: fromGrid[month]!,
    batteryOutKwh: out[month]!,
    exportedKwh: exported[month]!,
    importedKwh: imported[month]!,
  }));
}

/**
 * A dispatched year as the estimate shows it, but for its months.
 * @param year sums of dispatch [kWh]
 * @returns sums of the year [kWh], shares 0–1 (0 where the whole is 0)
 */
export function energySums(year: FlowSums): Omit<EnergyResult, 'monthly'> {
  // A stopped inverter makes nothing: what it could have made is told apart.
  const made = year.productionKwh - year.curtailedKwh;
  return {
    consumptionKwh: year.loadKwh,
    productionKwh: made,
    directKwh: year.directKwh,
    batteryInKwh: year.batteryInKwh,
    gridToBatteryKwh: year.gridToBatteryKwh,
    batteryOutKwh: year.batteryOutKwh,
    exportedKwh: year.exportedKwh,
    importedKwh: year.importedKwh,
    curtailedKwh: year.curtailedKwh,
    batteryLossKwh: year.batteryLossKwh,
    selfConsumptionShare: share(year.directKwh + year.batteryInKwh, made),
    selfSufficiencyShare: selfSufficiency(year),
  };
}

/** What did not come through the meter. Grid charging counts against it, with what the battery loses of it. */
const selfSufficiency = ({
  directKwh,
  batteryOutKwh,
  gridToBatteryKwh,
  loadKwh,
}: FlowSums): number => Math.max(0, share(directKwh + batteryOutKwh - gridToBatteryKwh, loadKwh));

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
