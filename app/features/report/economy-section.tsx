import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { EconomyChart } from '../../charts/economy-chart.tsx';
import { EconomyTable } from '../../charts/economy-table.tsx';
import { economyTitle } from '../../charts/economy-text.ts';
import { taxStepOf } from '../../charts/tax-step.ts';
import { kr, percent, years } from '../../../words/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PriceTable } from './price-table.tsx';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';
import type { SectionOf } from './roof-section.tsx';
import { Section } from './section.tsx';

export function EconomySection({ figures, number }: SectionOf) {
  const locale = getLocale();
  const { economy } = figures.estimate;
  const { firstYear } = figures.input;
  return (
    <Section
      id="economy"
      number={number}
      title={m.report_economy()}
      lead={economyTitle(economy, locale)}
      source={m.report_economy_source()}
      isLong
      after={<PriceTable figures={figures} />}
    >
      <Loan figures={figures} />
      <div className="flex flex-col gap-2">
        <EconomyChart
          scenarios={[{ key: '', name: '', economy }]}
          firstYear={firstYear}
          taxStep={taxStepOf(figures)}
          locale={locale}
          hideTitle
        />
        <Disclosure showLabel={m.report_show_table()} hideLabel={m.report_hide_table()}>
          <EconomyTable economy={economy} firstYear={firstYear} locale={locale} />
        </Disclosure>
      </div>
    </Section>
  );
}

function Loan({ figures: { estimate, input } }: { figures: ReportFigures }) {
  const { loan } = estimate.economy;
  const locale = getLocale();
  if (loan === null) return null;
  return (
    <p>
      {m.report_economy_loan({
        term: years(input.loanTermYears, locale, 0),
        payment: kr(loan.monthlyPaymentDkk, locale),
        rate: percent(input.assumptions.loanRatePercent / 100, locale, 1),
        interest: kr(loan.totalInterestDkk, locale),
      })}
    </p>
  );
}
