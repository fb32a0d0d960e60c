import { m } from '../../messages/compiled/messages.js';
import type { EnergyMonth } from '../../engine/estimate-figures.ts';
import { decimal, monthShort } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { DataRow } from '../ui/data-table.tsx';
import { yearSum } from './month-figures.ts';
import { monthsTitle } from './month-text.ts';

export type MonthsTableProps = { months: readonly EnergyMonth[]; locale: Locale };

/** The figures behind the month chart: a row a flow, a column a month, the year last. */
export function MonthsTable({ months, locale }: MonthsTableProps) {
  const row = (label: string, flow: keyof EnergyMonth, level?: DataRow['level']): DataRow => ({
    key: flow,
    label,
    level,
    cells: [...months.map((month) => month[flow]), yearSum(months, flow)].map((kwh) =>
      decimal(kwh, locale),
    ),
  });
  const hasBattery = yearSum(months, 'batteryInKwh') >= 1;
  return (
    <DataTable
      caption={monthsTitle(months, locale)}
      hideCaption
      corner="kWh"
      columns={[
        ...months.map((_, index) => ({
          key: String(index + 1),
          label: monthShort(index + 1, locale),
        })),
        { key: 'year', label: m.charts_year({}, { locale }), strong: true },
      ]}
      rows={[
        row(m.charts_sun_gave({}, { locale }), 'productionKwh', 'main'),
        row(m.charts_of_which_direct({}, { locale }), 'directKwh', 'part'),
        ...(hasBattery
          ? [row(m.charts_of_which_to_battery({}, { locale }), 'batteryInKwh', 'part')]
          : []),
        row(m.charts_of_which_sold({}, { locale }), 'exportedKwh', 'part'),
        row(m.charts_house_used({}, { locale }), 'consumptionKwh', 'main'),
        ...(hasBattery
          ? [row(m.charts_of_which_from_battery({}, { locale }), 'batteryOutKwh', 'part')]
          : []),
        row(m.charts_of_which_bought({}, { locale }), 'importedKwh', 'part'),
      ]}
    />
  );
}
