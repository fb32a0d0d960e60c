import { barsPath } from './chart-path.ts';
import { linearScale } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { fillOf } from './chart-patterns.tsx';
import { ownPlace, placing, textBox, type Place } from './free-place.ts';
import { textWidthPx } from './text-size.ts';

export type StripBar = {
  /** 1 is the first year of operation. */
  readonly year: number;
  readonly value: number;
  readonly look: 'plain' | 'low' | 'oneOff';
  /** Above the bar; only a few bars have one. */
  readonly label?: string | undefined;
  readonly strong?: boolean | undefined;
};

export type YearStripProps = {
  bars: readonly StripBar[];
  x: (year: number) => number;
  top: number;
  height: number;
  patternId: string;
  /** A line through the bars, which no label may lie on. */
  lineX?: number | null | undefined;
};

const BAR_SHARE = 0.64;
/** Between two labels, and from the last bar to where a label may end. */
const GAP_PX = 6;
const END_PX = 4;

const LOOKS = {
  plain: { stroke: 'var(--color-gran-700)', strokeWidth: 0.75, fill: 'var(--color-gran-500)' },
  low: { stroke: 'var(--color-gran-700)', strokeWidth: 1, fill: 'var(--color-white)' },
  oneOff: { stroke: 'var(--color-blaek)', strokeWidth: 1, fill: null },
} as const;

/** One bar a year from zero; a year's bar is between its start and its end. */
export function YearStrip(props: YearStripProps) {
  const { bars, x, top, height, patternId } = props;
  const y = heightScale(props);
  const width = (x(1) - x(0)) * BAR_SHARE;
  // Bars of one look are one shape: 25 of their own would be the largest part of the chart's text.
  const shapes = (['plain', 'low', 'oneOff'] as const).flatMap((look) => {
    const alike = bars.filter((bar) => bar.look === look);
    const boxes = alike.map(({ year, value }) => {
      const barTop = y(Math.max(0, value));
      return { x: x(year - 0.5) - width / 2, y: barTop, height: top + height - barTop };
    });
    return alike.length > 0 ? [{ look, d: barsPath(boxes, width) }] : [];
  });
  return (
    <g>
      {shapes.map(({ look, d }) => (
        <path
          key={look}
          d={d}
          {...LOOKS[look]}
          fill={LOOKS[look].fill ?? fillOf(patternId, 'oneOff')}
        />
      ))}
      {labelsOf(props, width, y).map(({ bar, textX, textY }) => (
        <ChartText
          key={bar.year}
          x={textX}
          y={textY}
          bold={bar.strong}
          tone={bar.look === 'oneOff' ? 'quiet' : 'main'}
        >
          {bar.label}
        </ChartText>
      ))}
    </g>
  );
}

function heightScale({ bars, top, height }: YearStripProps): (value: number) => number {
  const highest = Math.max(...bars.map((bar) => bar.value), 1);
  return linearScale([0, highest], [top + height, top + 18]);
}

type BarLabel = Place & { readonly bar: StripBar; readonly textX: number; readonly textY: number };

/** The first bar's label stands beside it; then the emphasised, the one-off costs and the last, each where it is free. */
function labelsOf(
  { bars, x, top, height, lineX }: YearStripProps,
  width: number,
  y: (value: number) => number,
): readonly BarLabel[] {
  const [first, last] = [bars[0], bars.at(-1)];
  const rank = (bar: StripBar) =>
    bar === first ? 0 : bar.strong === true ? 1 : bar.look === 'oneOff' ? 2 : bar === last ? 3 : 4;
  const labelled = bars.filter(({ label }) => label !== undefined);
  const end = x(bars.length) + END_PX;
  const frame = { left: -Infinity, right: end, top: -Infinity, bottom: top + height + 10 };
  const line =
    lineX == null
      ? []
      : ([
          [lineX, top - 8],
          [lineX, top + height],
        ] as const);
  const texts = placing({ frame, boxes: [], lines: [line] });
  return labelled
    .toSorted((a, b) => rank(a) - rank(b))
    .map((bar) => {
      const wide = textWidthPx(bar.label ?? '', { bold: bar.strong });
      const place = (textX: number, textY: number): BarLabel => {
        const box = textBox(textX - GAP_PX / 2, textY, wide + GAP_PX);
        return { bar, textX, textY, ...ownPlace(box) };
      };
      const middle = x(bar.year - 0.5);
      const above = (left: number) => {
        const over = bars.filter(({ year }) => x(year) > left && x(year - 1) < left + wide);
        return place(left, y(Math.max(0, ...over.map(({ value }) => value))) - 6);
      };
      const places =
        bar === first
          ? [place(middle - width / 2 - 5 - wide, Math.min(y(bar.value) + 14, top + height - 2))]
          : [above(middle - wide / 2), above(middle - width / 2), above(middle + width / 2 - wide)];
      return texts.place(places, 'free');
    })
    .filter((label) => label !== null);
}
