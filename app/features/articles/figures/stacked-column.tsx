import { ChartText } from '../../../charts/chart-text.tsx';
import { partFill } from './part-patterns.tsx';

export type StackedColumn = {
  readonly key: string;
  /** Below the column: what it is, and a second line about it. */
  readonly name: string;
  readonly detail: string;
  /** The second line where there is little room. */
  readonly shortDetail: string;
  /** What is there in any case, and what comes on top [DKK]. */
  readonly baseDkk: number;
  readonly addedDkk: number;
};

type ColumnProps = {
  column: StackedColumn;
  middle: number;
  y: (dkk: number) => number;
  base: number;
  columnPx: number;
  patternId: string;
  amount: (dkk: number) => string;
  showAdded: boolean;
  isWide: boolean;
};

/** One column: its parts, their sum, and what it represents. */
export function Column(props: ColumnProps) {
  const { column, middle, y, base, columnPx, patternId, amount, showAdded, isWide } = props;
  const { baseDkk, addedDkk } = column;
  const step = y(baseDkk);
  const top = y(baseDkk + addedDkk);
  const outline = { x: middle - columnPx / 2, width: columnPx, stroke: 'var(--color-gran-900)' };
  const plateY = (step + top) / 2;
  return (
    <g>
      <rect {...outline} y={step} height={base - step} fill={partFill(patternId, 'solid')} />
      {addedDkk > 0 ? (
        <>
          <rect {...outline} y={top} height={step - top} fill={partFill(patternId, 'stripe')} />
          {showAdded ? null : (
            <g className="chart-no-halo">
              <text
                className="chart-text fill-kalk-50 font-semibold"
                x={middle}
                y={step + 22}
                textAnchor="middle"
              >
                {amount(baseDkk)}
              </text>
            </g>
          )}
        </>
      ) : null}
      {addedDkk > 0 && showAdded ? (
        <>
          <rect
            x={middle - columnPx / 2 + 3}
            y={plateY - 11}
            width={columnPx - 6}
            height={22}
            rx={2}
            fill="var(--color-kalk-100)"
          />
          <ChartText x={middle} y={plateY + 5} anchor="middle">{`+${amount(addedDkk)}`}</ChartText>
        </>
      ) : null}
      <ChartText x={middle} y={top - 10} anchor="middle" bold>
        {amount(baseDkk + addedDkk)}
      </ChartText>
      <ChartText x={middle} y={base + 24} anchor="middle" bold>
        {column.name}
      </ChartText>
      <ChartText x={middle} y={base + 44} anchor="middle" tone="quiet">
        {isWide ? column.detail : column.shortDetail}
      </ChartText>
    </g>
  );
}

/** A part's name, beside the last column. */
export function SideName({
  x,
  y,
  lines,
}: {
  x: number;
  y: number;
  lines: readonly [string, string];
}) {
  return (
    <>
      <path className="chart-leader" d={`M${x} ${y}h22`} />
      <ChartText x={x + 30} y={y + (lines[1] ? -4 : 5)} bold>
        {lines[0]}
      </ChartText>
      <ChartText x={x + 30} y={y + 16} bold>
        {lines[1]}
      </ChartText>
    </>
  );
}
