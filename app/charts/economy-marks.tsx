import { m } from '../../messages/compiled/messages.js';
import { decimal, kr } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartText } from './chart-text.tsx';
import type { EconomyPlot } from './economy-curves.tsx';
import { lastOf, paybackRange } from './economy-figures.ts';
import type { ChartEconomy } from './economy-figures.ts';
import { paybackLabel, PLAIN_14_PX, rowClearOf } from './payback-label.ts';
import type { TaxStep } from './tax-step.ts';

export type EconomyMarksProps = EconomyPlot & {
  economy: ChartEconomy;
  taxStep: TaxStep | undefined;
};

/** What happens along the curve: the step in the tax, the payback and the new inverter. */
export function EconomyMarks(props: EconomyMarksProps) {
  return (
    <g>
      <TaxWords {...props} />
      <OneOffMarks {...props} />
      <PaybackMark {...props} />
    </g>
  );
}

function TaxWords({ x, variant, locale, taxStep, firstYear, economy }: EconomyMarksProps) {
  if (!taxStep) return null;
  const year = taxStep.calendarYear - firstYear;
  if (year <= 0 || year >= lastOf(economy).year) return null;
  const left = x(year) + 10;
  const amount =
    locale === 'da'
      ? `${decimal(taxStep.taxDkkPerKwh * 100, locale)} øre`
      : `DKK ${decimal(taxStep.taxDkkPerKwh, locale, 2)}`;
  const title =
    variant === 'wide'
      ? m.charts_economy_tax_title({ year: taxStep.calendarYear }, { locale })
      : m.charts_economy_tax_title_short({ year: taxStep.calendarYear }, { locale });
  const words =
    variant === 'wide'
      ? [
          m.charts_economy_tax_amount({ amount }, { locale }),
          m.charts_economy_tax_meaning({}, { locale }),
        ]
      : [m.charts_economy_tax_amount_short({ amount }, { locale })];
  return (
    <g>
      <ChartText x={left} y={16} bold tone="tax">
        {title}
      </ChartText>
      {words.map((text, index) => (
        <ChartText key={text} x={left} y={35 + 19 * index} tone="tax">
          {text}
        </ChartText>
      ))}
    </g>
  );
}

function OneOffMarks(props: EconomyMarksProps) {
  const { x, y, variant, locale, economy, bottom } = props;
  if (variant === 'phone') return null;
  const payback = paybackLabel(props)?.box ?? null;
  // The curve falls at a one-off cost, so an earlier point may be higher.
  const highestY = (from: number, to: number) =>
    Math.min(
      ...economy.cashFlow
        .filter(({ year }) => x(year) >= from && x(year - 1) <= to)
        .map((point) => y(point.cumulativeP90Dkk)),
    );
  return economy.events
    .filter((event) => event.kind !== 'tax-step')
    .map((event, index) => {
      const row = economy.cashFlow.find((at) => at.year === event.year);
      if (!row) return null;
      const at = x(event.year - 0.5);
      const amount = kr(Math.round(Math.abs(event.costDkk) / 100) * 100, locale);
      const words = oneOffWords(event.kind, { year: event.year, amount }, locale);
      // Above the curve, to the left; an early one has no room there and goes below it, to the
      // right.
      const wordsPx = words.length * PLAIN_14_PX;
      const reachesBack = at - wordsPx > x(0);
      const left = reachesBack ? at - wordsPx : at;
      const wishedY = reachesBack
        ? clearOf(y(0), highestY(left, at) - 34 - 22 * index)
        : Math.min(bottom - 4, y(row.cumulativeP10Dkk) + 34);
      const textY = rowClearOf(payback, { left, right: left + wordsPx, y: wishedY }, bottom);
      return (
        <g key={`${event.kind}${event.year}`}>
          <line
            className="chart-leader"
            x1={at}
            x2={at}
            y1={reachesBack ? textY + 6 : textY - 15}
            y2={y(row.cumulativeDkk)}
          />
          <ChartText
            x={at + (reachesBack ? 4 : -4)}
            y={textY}
            anchor={reachesBack ? 'end' : 'start'}
            tone="quiet"
          >
            {words}
          </ChartText>
        </g>
      );
    });
}

/** A line of text that would be on the zero line goes just above it. */
function clearOf(zeroY: number, textY: number): number {
  return zeroY > textY - 15 && zeroY < textY + 8 ? zeroY - 9 : textY;
}

function oneOffWords(
  kind: ChartEconomy['events'][number]['kind'],
  words: { year: number; amount: string },
  locale: Locale,
): string {
  if (kind === 'roof') return m.charts_economy_roof(words, { locale });
  if (kind === 'deduction') return m.charts_economy_deduction(words, { locale });
  if (kind === 'battery-end') return m.charts_economy_battery_end(words, { locale });
  return kind === 'battery'
    ? m.charts_economy_battery(words, { locale })
    : m.charts_economy_inverter(words, { locale });
}

function PaybackMark(props: EconomyMarksProps) {
  const { x, y, variant, economy } = props;
  const range = paybackRange(economy);
  const label = paybackLabel(props);
  if (!range || label === null || economy.paybackYears === null) return null;
  const zero = y(0);
  const at = x(economy.paybackYears);
  const { textX, textY, anchor, goesDown } = label;
  const isPhone = variant === 'phone';
  return (
    <g>
      <PaybackRange from={x(range[0])} to={x(range[1])} zero={zero} />
      <line
        className="chart-leader"
        x1={at}
        x2={at}
        y1={zero}
        y2={isPhone ? textY - 16 : textY + (goesDown ? 4 : -10)}
      />
      <circle cx={at} cy={zero} r="7" fill="#fff" stroke="var(--color-blaek)" strokeWidth="2.5" />
      <ChartText x={textX} y={textY} anchor={anchor} bold size={isPhone ? 14 : 16}>
        {label.words}
      </ChartText>
      <ChartText x={textX} y={textY + 20} anchor={anchor} tone="quiet">
        {label.note}
      </ChartText>
    </g>
  );
}

/** Between the ends of the payback range, on the zero line. */
function PaybackRange({ from, to, zero }: { from: number; to: number; zero: number }) {
  return (
    <>
      <rect
        x={from}
        y={zero - 4}
        width={to - from}
        height="8"
        fill="var(--color-sol-400)"
        stroke="var(--color-blaek)"
      />
      {[from, to].map((end) => (
        <line
          key={end}
          x1={end}
          x2={end}
          y1={zero - 8}
          y2={zero + 8}
          stroke="var(--color-blaek)"
          strokeWidth="1.5"
        />
      ))}
    </>
  );
}
