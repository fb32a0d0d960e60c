import { m } from '../../messages/compiled/messages.js';
import { decimal, kr, signed } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartFrame } from './chart-frame.tsx';
import { fillOf } from './chart-patterns.tsx';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { ValueAxis } from './value-axis.tsx';
import { monthMoneyTitle, type MonthMoneyProps } from './month-money-text.ts';
import { monthTick } from './month-text.ts';
import { textWidthPx } from './text-size.ts';

const LAYOUTS = {
  wide: { left: 56, right: 120, top: 30, plot: 260 },
  phone: { left: 44, right: 4, top: 34, plot: 200 },
} as const;
const heightOf = (variant: keyof typeof LAYOUTS) =>
  LAYOUTS[variant].top + LAYOUTS[variant].plot + 38;
const FRAME = {
  wideHeight: heightOf('wide'),
  phoneHeight: heightOf('phone'),
  fills: ['oneOff'],
} as const;
const BAR_SHARE = 0.62;
const MONTHS = 12;
/** From the bars to the words beside them. */
const WORDS_PX = 8;
/** In narrower months there is no room for the figure. */
const FIGURES_FROM_PX = 760;

/** What a month saves, and how much of it the loan takes. */
export function MonthMoneyChart(figures: MonthMoneyProps) {
  const { savingsDkk, paymentDkk, locale } = figures;
  const payment = paymentDkk ?? 0;
  const [lowest, highest] = spanOf(savingsDkk, payment);
  return (
    <ChartFrame
      title={monthMoneyTitle(figures)}
      subtitle={m.finance_subtitle({}, { locale })}
      {...FRAME}
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const words =
          paymentDkk === null
            ? null
            : m.finance_payment({ payment: kr(payment, locale) }, { locale });
        const beside = variant === 'wide' && words !== null ? wordsPx(words) : 0;
        const base = at.top + at.plot;
        const y = linearScale([lowest, highest], [base, at.top]);
        const right = width - Math.max(at.right, beside);
        const step = (right - at.left) / MONTHS;
        return (
          <>
            <ValueAxis
              ticks={roundTicks([lowest, highest], 4)}
              {...{ y, right }}
              left={at.left}
              write={(tick) => decimal(tick, locale)}
            />
            {savingsDkk.map((saving, index) => {
              const middle = at.left + step * (index + 0.5);
              return (
                <g key={index}>
                  <MonthBar
                    {...{ saving, payment, y, patternId }}
                    x={middle - (step * BAR_SHARE) / 2}
                    width={step * BAR_SHARE}
                  />
                  {width < FIGURES_FROM_PX ? null : (
                    <ChartText x={middle} y={y(Math.max(saving, payment)) - 8} anchor="middle" bold>
                      {leftWords(saving, paymentDkk, locale)}
                    </ChartText>
                  )}
                  <ChartText x={middle} y={base + 24} anchor="middle">
                    {monthTick(index + 1, variant === 'wide', locale)}
                  </ChartText>
                </g>
              );
            })}
            <line className="chart-axis" x1={at.left} x2={right} y1={y(0)} y2={y(0)} />
            {words === null ? null : (
              <PaymentLine {...{ width, variant, words }} x1={at.left} x2={right} y={y(payment)} />
            )}
          </>
        );
      }}
    />
  );
}

function spanOf(savingsDkk: readonly number[], payment: number): readonly [number, number] {
  return [Math.min(0, ...savingsDkk), Math.max(...savingsDkk, payment, 1) * 1.08];
}

/** What a month saves, or what the loan leaves of it. */
const leftWords = (saving: number, paymentDkk: number | null, locale: Locale): string =>
  paymentDkk === null ? decimal(saving, locale) : signed(saving - paymentDkk, locale);

/** Room that the words beside the bars need. */
const wordsPx = (words: string): number => WORDS_PX + textWidthPx(words, { bold: true }) + 2;

type PaymentLineProps = {
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  readonly width: number;
  readonly variant: keyof typeof LAYOUTS;
  readonly words: string;
};

/** What the loan takes each month, labelled beside the bars, or above them if there is no room. */
function PaymentLine({ x1, x2, y, width, variant, words }: PaymentLineProps) {
  const isWide = variant === 'wide';
  return (
    <>
      <line
        {...{ x1, x2 }}
        y1={y}
        y2={y}
        stroke="var(--color-blaek)"
        strokeWidth={2}
        strokeDasharray="7 4"
      />
      <ChartText
        x={isWide ? x2 + WORDS_PX : width}
        y={isWide ? y + 5 : 16}
        anchor={isWide ? 'start' : 'end'}
        bold
      >
        {words}
      </ChartText>
    </>
  );
}

type MonthBarProps = {
  readonly saving: number;
  readonly payment: number;
  readonly y: (dkk: number) => number;
  readonly x: number;
  readonly width: number;
  readonly patternId: string;
};

/** Hatched: what goes to the loan; solid: what is left. */
function MonthBar({ saving, payment, y, x, width, patternId }: MonthBarProps) {
  const toLoan = Math.min(Math.max(saving, 0), payment);
  const part = (from: number, to: number, fill: string) =>
    Math.abs(to - from) < 0.5 ? null : (
      <rect
        x={x}
        y={Math.min(y(from), y(to))}
        width={width}
        height={Math.abs(y(from) - y(to))}
        fill={fill}
        stroke="var(--color-gran-700)"
      />
    );
  return (
    <>
      {part(0, toLoan, fillOf(patternId, 'oneOff'))}
      {part(toLoan, saving, 'var(--color-gran-500)')}
    </>
  );
}
