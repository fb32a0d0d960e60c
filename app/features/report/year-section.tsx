import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { MonthsChart } from '../../charts/months-chart.tsx';
import { MonthsTable } from '../../charts/months-table.tsx';
import { monthsTitle } from '../../charts/month-text.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { SectionOf } from './roof-section.tsx';
import { Section } from './section.tsx';

export function YearSection({ figures, number }: SectionOf) {
  const locale = getLocale();
  const months = figures.estimate.energy.monthly;
  return (
    <Section
      id="year"
      number={number}
      title={m.report_year()}
      lead={`${monthsTitle(months, locale)} ${m.report_year_bars()}`}
      source={m.report_year_source()}
    >
      <div className="flex flex-col gap-2">
        <MonthsChart months={months} locale={locale} hideTitle />
        <Disclosure showLabel={m.report_show_table()} hideLabel={m.report_hide_table()}>
          <MonthsTable months={months} locale={locale} />
        </Disclosure>
      </div>
    </Section>
  );
}
