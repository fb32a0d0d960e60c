import { m } from '../../messages/compiled/messages.js';
import { decimal, years } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartFrame } from './chart-frame.tsx';
import { fillOf } from './chart-patterns.tsx';
import { linearScale, roundTicks, type Range } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { ownPlace, placing, textBox, type Box, type Place } from './free-place.ts';
import { textWidthPx } from './text-size.ts';
import { bySpan, tornadoDomain } from './tornado-figures.ts';
import type { TornadoRow } from '../../words/report/tornado-rows.ts';

export type TornadoChartProps = {
  rows: readonly TornadoRow[];
  /** The result itself [yr]. */
  resultYears: number;
  locale: Locale;
  hideTitle?: boolean | undefined;
};

const LAYOUTS = {
  wide: { top: 34, row: 44, nameDy: 16 },
  phone: { top: 34, row: 62, nameDy: -8 },
} as const;
const BAR_PX = 22;
/** Approximate minimum distance between ticks. */
const TICK_PX = 64;

/** Width of the longest of some texts, with margin [px]. */
function wordsPx(words: readonly string[]): number {
  return Math.max(0, ...words.map((text) => textWidthPx(text))) + 14;
}

/** What affects the payback most: one bar per figure, from its good end to its bad one. */
export function TornadoChart({ rows, resultYears, locale, hideTitle }: TornadoChartProps) {
  const sorted = bySpan(rows, resultYears);
  const domain = tornadoDomain(sorted, resultYears);
  const heightOf = (variant: keyof typeof LAYOUTS) =>
    LAYOUTS[variant].top + LAYOUTS[variant].row * sorted.length + 34;
  const name = sorted[0]?.name ?? '';
  const endWords = ({ value, years: reached }: TornadoRow['ends'][number]) =>
    `${value} → ${reached === null ? m.charts_tornado_never({}, { locale }) : decimal(reached, locale, 1)}`;
  const isLonger = (end: TornadoRow['ends'][number]) =>
    end.years === null || end.years > resultYears;
  const written = (longer: boolean) =>
    sorted.flatMap((row) => row.ends.filter((end) => isLonger(end) === longer).map(endWords));
  return (
    <ChartFrame
      title={m.charts_tornado_title({ name }, { locale })}
      subtitle={m.charts_tornado_subtitle({}, { locale })}
      hideTitle={hideTitle}
      wideHeight={heightOf('wide')}
      phoneHeight={heightOf('phone')}
      fills={['oneOff']}
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const isPhone = variant === 'phone';
        const names = isPhone ? 0 : wordsPx(sorted.map((row) => row.name));
        const right = width - wordsPx(written(true));
        const x = linearScale(domain, [names + wordsPx(written(false)), right]);
        const middle = x(resultYears);
        const bottom = at.top + at.row * sorted.length;
        return (
          <>
            <YearGrid {...{ x, domain, locale, bottom }} top={at.top} />
            {/* Below the texts, whose halo keeps it from running through a name. */}
            <line className="chart-axis" x1={middle} x2={middle} y1={at.top} y2={bottom} />
            <Bars
              rows={sorted}
              {...{ x, middle, right, isPhone, patternId, isLonger }}
              nameX={isPhone ? 0 : names - 12}
              nameDy={at.nameDy}
              topOf={(row) => at.top + at.row * row + (isPhone ? 30 : (at.row - BAR_PX) / 2)}
              frame={{ left: 0, right: width, top: 0, bottom }}
              words={endWords}
            />
            <ChartText x={middle} y={bottom + 22} anchor="middle" bold>
              {years(resultYears, locale)}
            </ChartText>
          </>
        );
      }}
    />
  );
}

type YearGridProps = {
  x: (years: number) => number;
  domain: Range;
  locale: Locale;
  top: number;
  bottom: number;
};

function YearGrid({ x, domain, locale, top, bottom }: YearGridProps) {
  const most = Math.max(1, Math.floor((x(domain[1]) - x(domain[0])) / TICK_PX));
  return roundTicks(domain, most).map((tick) => (
    <g key={tick}>
      <line className="chart-grid" x1={x(tick)} x2={x(tick)} y1={top} y2={bottom} />
      <ChartText x={x(tick)} y={top - 14} anchor="middle" tone="quiet">
        {decimal(tick, locale, Number.isInteger(tick) ? 0 : 1)}
      </ChartText>
    </g>
  ));
}

type End = TornadoRow['ends'][number];

type BarsProps = {
  rows: readonly TornadoRow[];
  x: (years: number) => number;
  /** The position of the result, and of the end of a bar that is never paid back. */
  middle: number;
  right: number;
  isPhone: boolean;
  patternId: string;
  /** Where the names end, or begin above their bars. */
  nameX: number;
  nameDy: number;
  topOf: (row: number) => number;
  frame: Box;
  words: (end: End) => string;
  isLonger: (end: End) => boolean;
};

/** A bar for each row, named at its left or above it, its ends written beyond them. */
function Bars({ rows, x, middle, right, isPhone, patternId, ...at }: BarsProps) {
  const { nameX, nameDy, topOf, frame, words, isLonger } = at;
  const texts = placing({ frame, boxes: [], lines: [] });
  const names = rows.map(({ name }, index) => {
    const width = textWidthPx(name, { bold: isPhone });
    const side = isPhone ? 'start' : 'end';
    return texts.place([label(name, { x: nameX, y: topOf(index) + nameDy, side, width })]);
  });
  const ends = rows.flatMap((row, index) =>
    row.ends.map((end) => {
      const endX = end.years === null ? right : x(end.years);
      return { end, endX, top: topOf(index), goesRight: isLonger(end) };
    }),
  );
  const endTexts = ends.map(({ end, endX, top, goesRight }) =>
    texts.place(endPlaces(words(end), endX, top, goesRight)),
  );
  return (
    <g>
      {ends.map(({ endX, top, goesRight }, index) => (
        <rect
          key={index}
          x={Math.min(endX, middle)}
          y={top}
          width={Math.abs(endX - middle)}
          height={BAR_PX}
          stroke="var(--color-blaek)"
          fill={goesRight ? fillOf(patternId, 'oneOff') : 'var(--color-gran-500)'}
        />
      ))}
      {names.map((name, index) => (
        <Label key={rows[index]!.key} at={name} bold={isPhone} />
      ))}
      {endTexts.map((text, index) => (
        <Label key={index} at={text} tone="quiet" />
      ))}
    </g>
  );
}

type LabelPlace = Place & {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly side: 'start' | 'end';
};

type LabelAt = Pick<LabelPlace, 'x' | 'y' | 'side'> & { readonly width: number };

function label(words: string, { x, y, side, width }: LabelAt): LabelPlace {
  const left = side === 'start' ? x : x - width;
  return { words, x, y, side, ...ownPlace(textBox(left, y, width)) };
}

/** Beyond the bar's end; otherwise along its edges, above or below it. */
function endPlaces(
  words: string,
  endX: number,
  top: number,
  goesRight: boolean,
): readonly LabelPlace[] {
  const width = textWidthPx(words);
  const [beyond, along] = goesRight
    ? [{ x: endX + 7, side: 'start' } as const, { x: endX, side: 'end' } as const]
    : [{ x: endX - 7, side: 'end' } as const, { x: endX, side: 'start' } as const];
  return [
    label(words, { ...beyond, y: top + 16, width }),
    label(words, { ...along, y: top - 6, width }),
    label(words, { ...along, y: top + BAR_PX + 16, width }),
  ];
}

type LabelProps = { at: LabelPlace | null; bold?: boolean; tone?: 'main' | 'quiet' };

function Label({ at, bold, tone }: LabelProps) {
  if (at === null) return null;
  return (
    <ChartText x={at.x} y={at.y} anchor={at.side} bold={bold} tone={tone}>
      {at.words}
    </ChartText>
  );
}
