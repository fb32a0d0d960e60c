import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { DayChart } from '../../charts/day-chart.tsx';
import { DayTable } from '../../charts/day-table.tsx';
import { roundedTo } from '../../i18n/estimate-words.ts';
import { decimal, kWh, monthName, signed } from '../../i18n/format.ts';
import { DataTable, type DataRow } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { batteryLead } from './battery-words.ts';
import type { BatterySide } from '../../../domain/report/report-figures.ts';
import type { SectionOf } from './roof-section.tsx';
import { Section } from './section.tsx';

export function BatterySection({ figures: { battery }, number }: SectionOf) {
  const locale = getLocale();
  const title = m.report_battery();
  if (battery === null) {
    return <Section id="battery" number={number} title={title} lead={m.report_battery_none()} />;
  }
  /** Both sides are rounded first, so that the difference is that of the figures shown. */
  const row = (
    label: string,
    figureOf: (side: BatterySide) => number | null,
    step: number,
    digits = 0,
  ): DataRow => {
    const [without, withIt] = [battery.without, battery.with].map((side) => {
      const figure = figureOf(side);
      return figure === null ? null : roundedTo(figure, step);
    });
    const written = (figure: number | null | undefined) =>
      figure === null || figure === undefined
        ? m.report_battery_over()
        : decimal(figure, locale, digits);
    const isKnown = typeof without === 'number' && typeof withIt === 'number';
    return {
      key: label,
      label,
      cells: [
        written(without),
        written(withIt),
        isKnown ? signed(withIt - without, locale, digits) : '–',
      ],
    };
  };
  return (
    <Section
      id="battery"
      number={number}
      title={title}
      lead={batteryLead(battery, locale)}
      source={m.report_battery_source()}
    >
      <div className="report-table">
        <DataTable
          caption={title}
          hideCaption
          corner={m.report_battery_corner()}
          columns={[
            { key: 'without', label: m.report_battery_without() },
            {
              key: 'with',
              label: m.report_battery_with({ capacity: kWh(battery.capacityKwh, locale) }),
            },
            { key: 'difference', label: m.report_battery_difference(), strong: true },
          ]}
          rows={[
            row(m.report_battery_price(), (side) => side.priceDkk, 1),
            row(m.report_battery_saving(), (side) => side.tenYearMeanDkk, 100),
            row(m.report_battery_payback(), (side) => side.paybackYears, 0.1, 1),
            row(m.report_battery_bought(), (side) => side.importedKwh, 1),
            row(m.report_battery_own_use(), (side) => 100 * side.selfConsumptionShare, 1),
          ]}
        />
      </div>
      <div className="flex flex-col gap-2">
        <DayChart
          hours={battery.day.hours}
          batteryUsableKwh={battery.capacityKwh}
          note={m.report_battery_day({
            month: monthName(battery.day.monthIndex + 1, locale),
            capacity: kWh(battery.capacityKwh, locale),
          })}
          locale={locale}
        />
        <Disclosure showLabel={m.report_show_table()} hideLabel={m.report_hide_table()}>
          <DayTable
            hours={battery.day.hours}
            batteryUsableKwh={battery.capacityKwh}
            locale={locale}
          />
        </Disclosure>
      </div>
    </Section>
  );
}
