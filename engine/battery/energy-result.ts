import { danishYear } from '../calendar/danish-year.ts';
import type { EnergyMonth, EnergyResult } from '../estimate-figures.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { Dispatch } from './flows.ts';

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
 * A dispatched year as the estimate shows it.
 * @param year result of dispatch
 * @param productionKwh the production it was given, one value per UTC hour, unscaled
 * @param loadKwh the load it was given
 * @returns sums of the year and of the months in Danish local time [kWh], shares 0–1 (0 where the whole is 0)
 */
export function energyResult(year: Dispatch, productionKwh: Hourly, loadKwh: Hourly): EnergyResult {
  const { flows } = year;
  const consumption = monthSums(loadKwh);
  const potential = monthSums(productionKwh);
  const curtailed = monthSums(flows.curtailed);
  const direct = monthSums(flows.direct);
  const into = monthSums(flows.batteryIn);
  const fromGrid = monthSums(flows.gridToBattery);
  const out = monthSums(flows.batteryOut);
  const exported = monthSums(flows.exported);
  const imported = monthSums(flows.imported);
  const monthly: EnergyMonth[] = Array.from({ length: 12 }, (_, month) => ({
    consumptionKwh: consumption[month]!,
    productionKwh: potential[month]! - curtailed[month]!,
    directKwh: direct[month]!,
    batteryInKwh: into[month]!,
    gridToBatteryKwh: fromGrid[month]!,
    batteryOutKwh: out[month]!,
    exportedKwh: exported[month]!,
    importedKwh: imported[month]!,
  }));
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
    monthly,
  };
}

/** What did not come through the meter. Grid charging counts against it, with what the battery loses of it. */
const selfSufficiency = ({
  directKwh,
  batteryOutKwh,
  gridToBatteryKwh,
  loadKwh,
}: Dispatch): number => Math.max(0, share(directKwh + batteryOutKwh - gridToBatteryKwh, loadKwh));

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
