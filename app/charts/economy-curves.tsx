import type { CashFlowYear } from '../../engine/estimate-figures.ts';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { ChartVariant } from './chart-picture.tsx';
import { areaPath, linePath } from './chart-path.ts';
import type { Point } from './chart-path.ts';
import { roundTicks } from './chart-scale.ts';
import type { Range } from './chart-scale.ts';
import { ValueAxis } from './value-axis.tsx';
import { lastOf } from './economy-figures.ts';
import type { EconomyScenario } from './economy-figures.ts';

/** Scales and words shared by the parts of the economy chart. */
export type EconomyPlot = {
  x: (year: number) => number;
  y: (dkk: number) => number;
  width: number;
  variant: ChartVariant;
  locale: Locale;
  firstYear: number;
  bottom: number;
};

export type EconomyCurvesProps = EconomyPlot & {
  scenarios: readonly [EconomyScenario, ...EconomyScenario[]];
  domain: Range;
};

export function EconomyCurves(props: EconomyCurvesProps) {
  const { x, y, scenarios } = props;
  const [shown, ...others] = scenarios;
  const rows = shown.economy.cashFlow;
  const lastYear = lastOf(shown.economy).year;
  const points = (cashFlow: readonly CashFlowYear[], pick: (row: CashFlowYear) => number) =>
    cashFlow.map((row): Point => [x(row.year), y(pick(row))]);
  const band = [
    points(rows, (row) => row.cumulativeP90Dkk),
    points(rows, (row) => row.cumulativeP10Dkk),
  ] as const;
  const first = rows[0];
  return (
    <g>
      <MoneyAxis {...props} lastYear={lastYear} />
      <path d={areaPath(...band)} fill="#e1ede6" />
      {band.map((edge, index) => (
        <path
          key={index}
          d={linePath(edge)}
          fill="none"
          stroke="var(--color-gran-700)"
          strokeWidth="1.5"
          strokeDasharray="1.5 3.5"
        />
      ))}
      {others.map(({ key, economy }) => (
        <path
          key={key}
          d={linePath(points(economy.cashFlow, (row) => row.cumulativeDkk))}
          fill="none"
          stroke="var(--color-blaek)"
          strokeWidth="1.5"
          strokeDasharray="9 4"
        />
      ))}
      <path
        d={linePath(points(rows, (row) => row.cumulativeDkk))}
        fill="none"
        stroke="var(--color-gran-700)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {first ? (
        <circle cx={x(0)} cy={y(first.cumulativeDkk)} r="4.5" fill="var(--color-gran-700)" />
      ) : null}
      {others.map((other) => (
        <OtherPayback key={other.key} {...props} other={other} />
      ))}
    </g>
  );
}

type MoneyAxisProps = EconomyCurvesProps & { lastYear: number };

/** Thousands on the phone. */
function MoneyAxis({ x, y, domain, variant, locale, lastYear }: MoneyAxisProps) {
  const scale = variant === 'wide' ? 1 : 1000;
  return (
    <ValueAxis
      ticks={roundTicks(domain, 6)}
      y={y}
      left={x(0)}
      right={x(lastYear)}
      write={(dkk) => decimal(dkk / scale, locale)}
      isZeroBold
    />
  );
}

type OtherPaybackProps = EconomyCurvesProps & { other: EconomyScenario };

/** Where another scenario is paid back. */
function OtherPayback({ x, y, other }: OtherPaybackProps) {
  const { paybackYears } = other.economy;
  if (paybackYears === null) return null;
  return (
    <circle
      cx={x(paybackYears)}
      cy={y(0)}
      r="5"
      fill="#fff"
      stroke="var(--color-blaek)"
      strokeWidth="1.5"
    />
  );
}
