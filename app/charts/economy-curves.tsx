import { m } from '../../messages/compiled/messages.js';
import type { CashFlowYear } from '../../engine/estimate-figures.ts';
import { decimal, signed, signedKr } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { ChartVariant } from './chart-picture.tsx';
import { areaPath, linePath } from './chart-path.ts';
import type { Point } from './chart-path.ts';
import { pushApart, roundTicks } from './chart-scale.ts';
import type { Placed, Range } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { ValueAxis } from './value-axis.tsx';
import { lastOf, scenarioLabel } from './economy-figures.ts';
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

const LABEL_GAP_PX = { wide: 43, phone: 24 } as const;

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
      <EndLabels {...props} />
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

type EndLabel = { text: string; note: string; isMain: boolean; atY: number };

function EndLabels({ x, y, scenarios, variant, locale, bottom }: EconomyCurvesProps) {
  const [shown, ...others] = scenarios;
  const last = lastOf(shown.economy);
  const right = x(last.year);
  const isWide = variant === 'wide';
  const label = (dkk: number, note: string, isMain = false): Placed<EndLabel> => {
    const text = isWide
      ? signedKr(Math.round(dkk / 1000) * 1000, locale)
      : signed(Math.round(dkk / 1000), locale);
    return { y: y(dkk), item: { text, note, isMain, atY: y(dkk) } };
  };
  const placed = pushApart(
    [
      label(last.cumulativeP90Dkk, m.charts_economy_good_years({}, { locale })),
      label(last.cumulativeDkk, [shown.key, shown.name].filter(Boolean).join(' · '), true),
      label(last.cumulativeP10Dkk, m.charts_economy_bad_years({}, { locale })),
      ...(isWide ? others : []).map((other) =>
        label(lastOf(other.economy).cumulativeDkk, scenarioLabel(other)),
      ),
    ],
    LABEL_GAP_PX[variant],
    [isWide ? 10 : 20, bottom - 8],
  );
  return placed.map(({ y: labelY, item }) => (
    <g key={item.note}>
      {isWide ? (
        <polyline
          points={`${right + 2},${item.atY} ${right + 14},${labelY - 4}`}
          stroke={item.isMain ? 'var(--color-gran-700)' : 'var(--color-blaek)'}
          strokeWidth={item.isMain ? 2 : 1}
        />
      ) : null}
      <ChartText
        x={right + (isWide ? 20 : 8)}
        y={labelY + (isWide ? 0 : 5)}
        bold={isWide || item.isMain}
        size={item.isMain ? (isWide ? 18 : 16) : 14}
        tone={item.isMain ? 'brand' : isWide ? 'main' : 'quiet'}
      >
        {item.text}
      </ChartText>
      {isWide ? (
        <ChartText x={right + 20} y={labelY + 18} tone="quiet">
          {item.note}
        </ChartText>
      ) : null}
    </g>
  ));
}
