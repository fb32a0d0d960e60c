import { signed } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { fillOf } from './chart-patterns.tsx';
import { barsPath } from './chart-path.ts';
import { ChartPicture } from './chart-picture.tsx';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { loanYearsLabels, type LoanText } from './loan-years-labels.ts';
import { ValueAxis } from './value-axis.tsx';

export type LoanYearsProps = {
  /** What a month leaves in year 1, 2 … of operation, the loan's payment taken off [DKK]. */
  readonly leftDkk: readonly number[];
  readonly termYears: number;
  /** Calendar year of the first bar. */
  readonly firstYear: number;
  /** The finding, in a sentence. */
  readonly label: string;
  readonly locale: Locale;
};

const LEFT = 52;
const RIGHT = 4;
/** Above the bars: a figure, and above it where the loan ends. */
const TOP = 42;
const PLOT = { wide: 190, phone: 160 } as const;
const BELOW = 28;
const BAR_SHARE = 0.68;
const YEARS_A_TICK = 5;

/** What a month leaves, year by year: hatched below zero, solid above, and where the loan ends. */
export function LoanYearsChart({ leftDkk, termYears, firstYear, label, locale }: LoanYearsProps) {
  const low = Math.min(0, ...leftDkk);
  const high = Math.max(0, ...leftDkk, low + 1);
  const heightOf = (variant: keyof typeof PLOT) => TOP + PLOT[variant] + 22 + BELOW;
  return (
    <ChartPicture
      label={label}
      wideHeight={heightOf('wide')}
      phoneHeight={heightOf('phone')}
      fills={['oneOff']}
      usualWidth={{ wide: 660, phone: 320 }}
      draw={({ width, variant, patternId }) => {
        const base = TOP + PLOT[variant];
        const right = width - RIGHT;
        const y = linearScale([low, high], [base, TOP]);
        const step = (right - LEFT) / leftDkk.length;
        const frame = { left: LEFT, right: width, top: 0, bottom: base + 22 };
        const plot = { leftDkk, termYears, locale, y, step, left: LEFT, frame };
        const labels = loanYearsLabels(plot);
        return (
          <>
            <ValueAxis
              ticks={roundTicks([low, high], 4)}
              {...{ y, right }}
              left={LEFT}
              write={(tick) => signed(tick, locale)}
              isZeroBold
            />
            <Bars {...{ leftDkk, y, step, patternId }} />
            <line className="chart-axis" x1={LEFT} x2={right} y1={y(0)} y2={y(0)} />
            {termYears < leftDkk.length ? (
              <LoanEnd x={LEFT + step * termYears} bottom={base + 8} />
            ) : null}
            {labels.map((text) => (
              <Label key={text.textX} at={text} />
            ))}
            {leftDkk.map((_, index) =>
              index % YEARS_A_TICK === 0 ? (
                <ChartText
                  key={index}
                  x={LEFT + step * (index + 0.5)}
                  y={heightOf(variant) - 6}
                  anchor="middle"
                  tone="quiet"
                >
                  {firstYear + index}
                </ChartText>
              ) : null,
            )}
          </>
        );
      }}
    />
  );
}

type BarsProps = Pick<LoanYearsProps, 'leftDkk'> & {
  readonly y: (dkk: number) => number;
  /** Width of a year [px]. */
  readonly step: number;
  readonly patternId: string;
};

function Bars({ leftDkk, y, step, patternId }: BarsProps) {
  const width = step * BAR_SHARE;
  const boxes = leftDkk.map((left, index) => ({
    isShort: left < 0,
    x: LEFT + step * index + (step - width) / 2,
    y: Math.min(y(left), y(0)),
    height: Math.abs(y(left) - y(0)),
  }));
  const shape = (isShort: boolean) =>
    barsPath(
      boxes.filter((box) => box.isShort === isShort),
      width,
    );
  return (
    <>
      <path d={shape(true)} fill={fillOf(patternId, 'oneOff')} stroke="var(--color-sten-500)" />
      <path d={shape(false)} fill="var(--color-gran-500)" stroke="var(--color-gran-700)" />
    </>
  );
}

function LoanEnd({ x, bottom }: { readonly x: number; readonly bottom: number }) {
  return (
    <line
      x1={x}
      x2={x}
      y1={4}
      y2={bottom}
      stroke="var(--color-sol-700)"
      strokeWidth={1.5}
      strokeDasharray="4 3"
    />
  );
}

function Label({ at: { words, textX, textY, side, look } }: { readonly at: LoanText }) {
  return (
    <ChartText
      x={textX}
      y={textY}
      anchor={side}
      bold={look !== 'other'}
      tone={look === 'end of loan' ? 'tax' : 'main'}
    >
      {words}
    </ChartText>
  );
}
