import { fillOf } from './chart-patterns.tsx';
import type { Series } from './chart-patterns.tsx';
import { ChartText } from './chart-text.tsx';
import { KEY_PX } from './month-column.ts';

export type KeyNameProps = {
  series: Series;
  name: string;
  sum: string;
  patternId: string;
  x: number;
  /** Baseline of the name; its pattern and sum are the row below. */
  y: number;
};

/** Beside a picture, a pattern whose name found no room in it. */
export function KeyName({ series, name, sum, patternId, x, y }: KeyNameProps) {
  // The pattern stands before the figure: the name needs the whole width.
  return (
    <g>
      <ChartText x={x} y={y} bold>
        {name}
      </ChartText>
      <rect
        x={x}
        y={y + 8}
        width="17"
        height="13"
        stroke="var(--color-blaek)"
        fill={fillOf(patternId, series)}
      />
      <ChartText x={x + KEY_PX} y={y + 19} tone="quiet">
        {sum}
      </ChartText>
    </g>
  );
}
