import type { Series } from './chart-patterns.tsx';
import { daySum } from './day-figures.ts';
import type { DayHour } from '../../engine/day-hour.ts';

/** What each of the five areas adds up to over the day [kWh]. */
export function seriesSums(hours: readonly DayHour[]): Readonly<Record<Series, number>> {
  return {
    direct: daySum(hours, 'directKw'),
    toBattery: daySum(hours, 'toBatteryKw'),
    fromBattery: daySum(hours, 'fromBatteryKw'),
    sold: daySum(hours, 'soldKw'),
    bought: daySum(hours, 'boughtKw'),
  };
}
