import { barsPath } from './chart-path.ts';
import { linearScale } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { fillOf } from './chart-patterns.tsx';

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
};

const BAR_SHARE = 0.64;

/** Height to clear for a label that extends over the next bars. */
function highestFrom(bars: readonly StripBar[], from: number, count: number): number {
  return Math.max(0, ...bars.slice(from, from + count).map((bar) => bar.value));
}

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
      {bars.map((bar, index) =>
        bar.label === undefined ? null : (
          <BarLabel key={bar.year} {...props} index={index} width={width} label={bar.label} />
        ),
      )}
    </g>
  );
}

function heightScale({ bars, top, height }: YearStripProps): (value: number) => number {
  const highest = Math.max(...bars.map((bar) => bar.value), 1);
  return linearScale([0, highest], [top + height, top + 18]);
}

type BarLabelProps = YearStripProps & { index: number; width: number; label: string };

/** Beside the first bar, above the others. */
function BarLabel(props: BarLabelProps) {
  const { bars, x, top, height, index, width, label } = props;
  const bar = bars[index]!;
  const y = heightScale(props);
  const middle = x(bar.year - 0.5);
  const barTop = y(Math.max(0, bar.value));
  if (index === 0) {
    return (
      <ChartText
        x={middle - width / 2 - 5}
        y={Math.min(barTop + 14, top + height - 2)}
        anchor="end"
      >
        {label}
      </ChartText>
    );
  }
  const isSecond = index === 1;
  const isLongAtEnd = index === bars.length - 1 && label.length > 3;
  return (
    <ChartText
      x={isSecond ? middle - width / 2 : middle}
      y={(isSecond ? y(highestFrom(bars, index, 3)) : barTop) - 6}
      anchor={isSecond ? 'start' : isLongAtEnd ? 'end' : 'middle'}
      bold={bar.strong}
      tone={bar.look === 'oneOff' ? 'quiet' : 'main'}
    >
      {label}
    </ChartText>
  );
}
