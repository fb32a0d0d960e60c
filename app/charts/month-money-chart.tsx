import { m } from '../../messages/compiled/messages.js';
import { decimal, kr, monthShort, signed } from '../../words/format.ts';
import { ChartFrame } from './chart-frame.tsx';
import { fillOf } from './chart-patterns.tsx';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { monthMoneyTitle, type MonthMoneyProps } from './month-money-text.ts';

const LAYOUTS = {
  wide: { left: 56, right: 120, top: 30, plot: 260 },
  phone: { left: 44, right: 4, top: 34, plot: 200 },
} as const;
const BAR_SHARE = 0.62;
const MONTHS = 12;
/** Narrower than this a month has no room for its figure. */
const FIGURES_FROM_PX = 760;

/** What a month saves, and what of it the loan takes. */
export function MonthMoneyChart(figures: MonthMoneyProps) {
  const { savingsDkk, paymentDkk, locale } = figures;
  const payment = paymentDkk ?? 0;
  const highest = Math.max(...savingsDkk, payment, 1) * 1.08;
  const lowest = Math.min(0, ...savingsDkk);
  return (
    <ChartFrame
      title={monthMoneyTitle(figures)}
      subtitle={m.finance_subtitle({}, { locale })}
      wideHeight={LAYOUTS.wide.top + LAYOUTS.wide.plot + 38}
      phoneHeight={LAYOUTS.phone.top + LAYOUTS.phone.plot + 38}
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const base = at.top + at.plot;
        const y = linearScale([lowest, highest], [base, at.top]);
        const step = (width - at.left - at.right) / MONTHS;
        const right = width - at.right;
        const paymentWords = m.finance_payment({ payment: kr(payment, locale) }, { locale });
        return (
          <>
            {roundTicks([lowest, highest], 4).map((tick) => (
              <g key={tick}>
                <line className="chart-grid" x1={at.left} x2={right} y1={y(tick)} y2={y(tick)} />
                <ChartText x={at.left - 8} y={y(tick) + 5} anchor="end" tone="quiet">
                  {decimal(tick, locale)}
                </ChartText>
              </g>
            ))}
            {savingsDkk.map((saving, index) => {
              const name = monthShort(index + 1, locale);
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
                      {paymentDkk === null
                        ? decimal(saving, locale)
                        : signed(saving - payment, locale)}
                    </ChartText>
                  )}
                  <ChartText x={middle} y={base + 24} anchor="middle">
                    {variant === 'wide' ? name : name.slice(0, 1).toUpperCase()}
                  </ChartText>
                </g>
              );
            })}
            <line className="chart-axis" x1={at.left} x2={right} y1={y(0)} y2={y(0)} />
            {paymentDkk === null ? null : (
              <>
                <line
                  x1={at.left}
                  x2={right}
                  y1={y(payment)}
                  y2={y(payment)}
                  stroke="var(--color-blaek)"
                  strokeWidth={2}
                  strokeDasharray="7 4"
                />
                <ChartText
                  x={variant === 'wide' ? right + 8 : width}
                  y={variant === 'wide' ? y(payment) + 5 : 16}
                  anchor={variant === 'wide' ? 'start' : 'end'}
                  bold
                >
                  {paymentWords}
                </ChartText>
              </>
            )}
          </>
        );
      }}
    />
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

/** Hatched what goes to the loan, solid what is left. */
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
