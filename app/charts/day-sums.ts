import type { Series } from './chart-patterns.tsx';
import { daySum } from './day-figures.ts';
import type { DayHour } from '../../engine/day-hour.ts';

/** The sum of each of the five areas over the day [kWh]. */
export function seriesSums(hours: readonly DayHour[]): Readonly<Record<Series, number>> {
  return {
    direct: daySum(hours, 'directKw'),
    toBattery: daySum(hours, 'toBatteryKw'),
    fromBattery: daySum(hours, 'fromBatteryKw'),
    sold: daySum(hours, 'soldKw'),
    bought: daySum(hours, 'boughtKw'),
  };
}
