import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { DataTable } from '../ui/data-table.tsx';
import { SERIES } from './chart-patterns.tsx';
import type { DayHour } from '../../engine/day-hour.ts';
import { daySum } from './day-figures.ts';
import { seriesSums } from './day-sums.ts';
import { dayTitle } from './day-text.ts';
import { seriesName } from './series-name.ts';

export type DayTableProps = {
  hours: readonly DayHour[];
  batteryUsableKwh: number;
  locale: Locale;
};

const FLOW = {
  direct: 'directKw',
  toBattery: 'toBatteryKw',
  fromBattery: 'fromBatteryKw',
  sold: 'soldKw',
  bought: 'boughtKw',
} as const;

/** The figures behind the day chart, a row an hour in kWh, the day's sums last. */
export function DayTable({ hours, batteryUsableKwh, locale }: DayTableProps) {
  const hasBattery = batteryUsableKwh > 0;
  const flows = SERIES.filter((series) => hasBattery || !series.endsWith('Battery'));
  const sums = seriesSums(hours);
  const tenths = (kwh: number) => decimal(kwh, locale, 1);
  return (
    <DataTable
      caption={dayTitle(hours, locale)}
      hideCaption
      corner={m.charts_day_table_corner({}, { locale })}
      columns={[
        { key: 'sun', label: m.charts_sun_gave({}, { locale }) },
        { key: 'use', label: m.charts_house_used({}, { locale }) },
        ...flows.map((series) => ({ key: series, label: seriesName(series, locale) })),
        ...(hasBattery
          ? [{ key: 'content', label: m.charts_day_battery_content({}, { locale }) }]
          : []),
        { key: 'price', label: m.charts_day_price({}, { locale }) },
      ]}
      rows={hours.map((hour, index) => ({
        key: String(index),
        label: `${index}–${index + 1}`,
        cells: [
          tenths(hour.sunKw),
          tenths(hour.useKw),
          ...flows.map((series) => tenths(hour[FLOW[series]])),
          ...(hasBattery ? [tenths(hour.batteryKwh)] : []),
          decimal(hour.priceDkkPerKwh, locale, 2),
        ],
      }))}
      totals={{
        key: 'total',
        label: m.charts_total({}, { locale }),
        cells: [
          tenths(daySum(hours, 'sunKw')),
          tenths(daySum(hours, 'useKw')),
          ...flows.map((series) => tenths(sums[series])),
        ],
      }}
    />
  );
}
