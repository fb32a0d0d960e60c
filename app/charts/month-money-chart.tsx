import { m } from '../../messages/compiled/messages.js';
import { decimal, kr, signed } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { PictureSize } from './chart-picture.tsx';
import { fillOf } from './chart-patterns.tsx';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { besidePx, moneyLabels, type MoneyText } from './month-money-labels.ts';
import { monthMoneyTitle, type MonthMoneyProps } from './month-money-text.ts';
import { monthTick } from './month-text.ts';
import { ValueAxis } from './value-axis.tsx';

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

/** What a month saves, and how much of it the loan takes. */
export function MonthMoneyChart(figures: MonthMoneyProps) {
  return (
    <ChartFrame
      title={monthMoneyTitle(figures)}
      subtitle={m.finance_subtitle({}, { locale: figures.locale })}
      {...FRAME}
      draw={(size) => <Months {...figures} {...size} />}
    />
  );
}

function Months(figures: MonthMoneyProps & PictureSize) {
  const { savingsDkk, paymentDkk, locale, width, variant, patternId } = figures;
  const at = LAYOUTS[variant];
  const payment = paymentDkk ?? 0;
  const words =
    paymentDkk === null ? null : m.finance_payment({ payment: kr(payment, locale) }, { locale });
  const beside = variant === 'wide' && words !== null ? besidePx(words) : 0;
  const [left, right] = [at.left, width - Math.max(at.right, beside)];
  const bottom = at.top + at.plot;
  const span = spanOf(savingsDkk, payment);
  const y = linearScale(span, [bottom, at.top]);
  const step = (right - left) / MONTHS;
  const months = savingsDkk.map((saving, index) => ({
    saving,
    words: leftWords(saving, paymentDkk, locale),
    middle: left + step * (index + 0.5),
    top: y(Math.max(saving, payment)),
  }));
  const loan = words === null ? null : { words, lineY: y(payment) };
  const labels = moneyLabels({ months, payment: loan, left, right, width, bottom });
  return (
    <>
      <ValueAxis
        ticks={roundTicks(span, 4)}
        {...{ y, left, right }}
        write={(tick) => decimal(tick, locale)}
      />
      {months.map(({ saving, middle }, index) => (
        <g key={middle}>
          <MonthBar
            {...{ saving, payment, y, patternId }}
            x={middle - (step * BAR_SHARE) / 2}
            width={step * BAR_SHARE}
          />
          <ChartText x={middle} y={bottom + 24} anchor="middle">
            {monthTick(index + 1, variant === 'wide', locale)}
          </ChartText>
        </g>
      ))}
      {labels.figures.map((figure) => (
        <Label key={figure.textX} at={figure} />
      ))}
      <line className="chart-axis" x1={left} x2={right} y1={y(0)} y2={y(0)} />
      {labels.payment === null ? null : (
        <>
          <path
            d={`M${left},${y(payment)}H${right}`}
            stroke="var(--color-blaek)"
            strokeWidth={2}
            strokeDasharray="7 4"
          />
          <Label at={labels.payment} />
        </>
      )}
    </>
  );
}

function spanOf(savingsDkk: readonly number[], payment: number): readonly [number, number] {
  return [Math.min(0, ...savingsDkk), Math.max(...savingsDkk, payment, 1) * 1.08];
}

/** What a month saves, or what the loan leaves of it. */
const leftWords = (saving: number, paymentDkk: number | null, locale: Locale): string =>
  paymentDkk === null ? decimal(saving, locale) : signed(saving - paymentDkk, locale);

function Label({ at }: { readonly at: MoneyText }) {
  return (
    <ChartText x={at.textX} y={at.textY} anchor={at.anchor} bold>
      {at.words}
    </ChartText>
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
