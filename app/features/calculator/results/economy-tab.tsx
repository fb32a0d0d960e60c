import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { EconomyChart } from '../../../charts/economy-chart.tsx';
import { EconomyTable } from '../../../charts/economy-table.tsx';
import { taxStepOf } from '../../../charts/tax-step.ts';
import type { Scenario } from '../scenarios/use-scenarios.ts';
import { scenarioName } from '../scenarios/scenario-name.ts';
import { ChartWithTable } from './chart-with-table.tsx';

export type EconomyTabProps = { run: EstimateRun; scenarios: readonly Scenario[] };

export default function EconomyTab({ run, scenarios }: EconomyTabProps) {
  const locale = getLocale();
  const { economy } = run.estimate;
  const { firstYear } = run.input;
  const isShown = (scenario: Scenario) => sameEstimate(scenario.run, run);
  const others = scenarios.filter((scenario) => !isShown(scenario));
  return (
    <ChartWithTable
      chart={
        <EconomyChart
          scenarios={[
            { key: scenarios.find(isShown)?.letter ?? '', name: scenarioName(run), economy },
            ...others.map((scenario) => ({
              key: scenario.letter,
              name: scenarioName(scenario.run),
              economy: scenario.run.estimate.economy,
            })),
          ]}
          firstYear={firstYear}
          taxStep={taxStepOf(run)}
          locale={locale}
        />
      }
      table={<EconomyTable economy={economy} firstYear={firstYear} locale={locale} />}
    />
  );
}

/** A pinned state is the shown one as long as it gives the same curve. */
function sameEstimate(a: EstimateRun, b: EstimateRun): boolean {
  const { price, savings } = a.estimate;
  return (
    price.totalPrice === b.estimate.price.totalPrice &&
    savings.tenYearMeanDkk === b.estimate.savings.tenYearMeanDkk
  );
}
