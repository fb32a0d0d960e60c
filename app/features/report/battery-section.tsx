import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { DayChart } from '../../charts/day-chart.tsx';
import { DayTable } from '../../charts/day-table.tsx';
import { kWh, monthName } from '../../../words/format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { batteryRows } from './battery-rows.ts';
import { batteryLead } from './battery-words.ts';
import type { SectionOf } from './roof-section.tsx';
import { Section } from './section.tsx';

export function BatterySection({ figures: { battery }, number }: SectionOf) {
  const locale = getLocale();
  const title = m.report_battery();
  if (battery === null) {
    return <Section id="battery" number={number} title={title} lead={m.report_battery_none()} />;
  }
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
          rows={batteryRows(battery, locale).map((row) => ({ key: row.label, ...row }))}
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
