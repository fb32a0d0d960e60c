import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { TornadoChart } from '../../charts/tornado-chart.tsx';
import { TornadoTable } from '../../charts/tornado-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { SectionOf } from './roof-section.tsx';
import { Section } from './section.tsx';
import { tornadoRows } from './tornado-rows.ts';

export function TornadoSection({ figures: { estimate, tornado }, number }: SectionOf) {
  const locale = getLocale();
  const { paybackYears, cashFlow } = estimate.economy;
  const rows = tornadoRows(tornado, paybackYears, locale);
  const [first] = rows;
  const years = cashFlow.at(-1)?.year ?? 0;
  const table = <TornadoTable rows={rows} resultYears={paybackYears ?? years} locale={locale} />;
  return (
    <Section
      id="tornado"
      number={number}
      title={m.report_tornado()}
      lead={
        paybackYears === null || first === undefined
          ? m.report_tornado_unpaid()
          : m.report_tornado_lead({ name: first.name })
      }
      source={m.report_tornado_source()}
    >
      {paybackYears === null ? (
        table
      ) : (
        <div className="flex flex-col gap-2">
          <TornadoChart rows={rows} resultYears={paybackYears} locale={locale} hideTitle />
          <Disclosure showLabel={m.report_show_table()} hideLabel={m.report_hide_table()}>
            {table}
          </Disclosure>
        </div>
      )}
    </Section>
  );
}
