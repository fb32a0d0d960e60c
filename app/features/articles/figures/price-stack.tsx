import { m } from '../../../../messages/compiled/messages.js';
import { ChartText } from '../../../charts/chart-text.tsx';
import { placedInColumn } from '../../../charts/label-column.ts';
import { ValueAxis } from '../../../charts/value-axis.tsx';
import { partFill } from './part-patterns.tsx';
import type { Part } from './part-patterns.tsx';

export type StackPart = { readonly part: Part; readonly name: string; readonly dkk: number };

type StackProps = {
  parts: readonly StackPart[];
  x: number;
  width: number;
  y: (dkk: number) => number;
  patternId: string;
};

/** One bar with its parts stacked, each in its pattern. */
export function PriceStack({ parts, x, width, y, patternId }: StackProps) {
  let from = 0;
  return parts.map(({ part, dkk }) => {
    const top = y(from + dkk);
    const drawn = (
      <rect
        key={part}
        x={x}
        y={top}
        width={width}
        height={y(from) - top}
        fill={partFill(patternId, part)}
        stroke="var(--color-gran-900)"
      />
    );
    from += dkk;
    return drawn;
  });
}

const LABEL_GAP_PX = 30;

/** The parts' names beside the last bar, each with a line to its part. */
export function PartNames({
  parts,
  x,
  y,
}: {
  parts: readonly StackPart[];
  /** Right edge of the bar. */
  x: number;
  y: (dkk: number) => number;
}) {
  let from = 0;
  const middles = parts.map((part) => {
    const middle = y(from + part.dkk / 2);
    from += part.dkk;
    return { y: middle, item: { name: part.name, middle } };
  });
  const column = { gapPx: LABEL_GAP_PX, limits: [0, y(0) - 8] } as const;
  return placedInColumn(middles, column).map(({ y: at, item }) => (
    <g key={item.name}>
      <polyline
        className="chart-leader"
        points={`${x},${item.middle} ${x + 12},${at} ${x + 18},${at}`}
      />
      <ChartText x={x + 24} y={at + 5} bold>
        {item.name}
      </ChartText>
    </g>
  ));
}

export type PriceAxisProps = {
  ticks: readonly number[];
  left: number;
  right: number;
  y: (dkk: number) => number;
};

/** Lines at whole kroner with their figures, and the unit above the first. */
export function PriceAxis({ ticks, left, right, y }: PriceAxisProps) {
  const top = ticks.at(-1) ?? 0;
  return (
    <g>
      <ValueAxis {...{ ticks, left, right, y }} write={String} />
      <ChartText x={0} y={y(top) - 12} tone="quiet">
        {m.figures_price_unit()}
      </ChartText>
    </g>
  );
}
