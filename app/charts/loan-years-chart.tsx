import { m } from '../../messages/compiled/messages.js';
import { roundedTo } from '../../words/estimate-words.ts';
import { signed } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { fillOf } from './chart-patterns.tsx';
import { barsPath } from './chart-path.ts';
import { ChartPicture } from './chart-picture.tsx';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
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
/** Room that the words at the loan's end take to its left. */
const WORDS_PX = 96;
const FIGURE_PX = 36;
const YEARS_A_TICK = 5;

type Frame = Pick<LoanYearsProps, 'leftDkk' | 'termYears' | 'locale'> & {
  readonly y: (dkk: number) => number;
  /** Width of a year [px]. */
  readonly step: number;
};

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
        const frame = { leftDkk, termYears, locale, y, step };
        return (
          <>
            <ValueAxis
              ticks={roundTicks([low, high], 4)}
              {...{ y, right }}
              left={LEFT}
              write={(tick) => signed(tick, locale)}
              isZeroBold
            />
            <Bars {...frame} patternId={patternId} />
            <line className="chart-axis" x1={LEFT} x2={right} y1={y(0)} y2={y(0)} />
            {termYears < leftDkk.length ? <LoanEnd {...frame} bottom={base + 8} /> : null}
            <Figures {...frame} />
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

function Bars({ leftDkk, y, step, patternId }: Frame & { readonly patternId: string }) {
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

function LoanEnd({ termYears, step, bottom, locale }: Frame & { readonly bottom: number }) {
  const x = LEFT + step * termYears;
  const hasRoom = x - LEFT > WORDS_PX;
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={4}
        y2={bottom}
        stroke="var(--color-sol-700)"
        strokeWidth={1.5}
        strokeDasharray="4 3"
      />
      <ChartText
        x={hasRoom ? x - 8 : x + 8}
        y={16}
        anchor={hasRoom ? 'end' : 'start'}
        tone="tax"
        bold
      >
        {m.survey_left_over({}, { locale })}
      </ChartText>
    </>
  );
}

/** The first year, the loan's last and the first without it; or the last of all. */
function Figures({ leftDkk, termYears, y, step, locale }: Frame) {
  const ends = termYears < leftDkk.length;
  /** Rising bars that a figure stands over, too. */
  const covered = Math.ceil(FIGURE_PX / step);
  const figure = (index: number, anchor: 'start' | 'end', bold = false) => {
    const left = leftDkk[index]!;
    const x = anchor === 'start' ? LEFT + step * index + 4 : LEFT + step * (index + 1) - 4;
    return (
      <ChartText
        x={x}
        y={left < 0 ? y(left) + 17 : y(Math.max(...leftDkk.slice(index, index + covered))) - 6}
        anchor={anchor}
        bold={bold}
      >
        {signed(roundedTo(left, 10), locale)}
      </ChartText>
    );
  };
  // In a short loan the two would stand on each other.
  const hasRoom = step * termYears > WORDS_PX;
  return (
    <>
      {figure(0, 'start')}
      {ends && hasRoom ? figure(termYears - 1, 'end') : null}
      {ends ? figure(termYears, 'start', true) : figure(leftDkk.length - 1, 'end')}
    </>
  );
}
