import { linearScale, roundTicks } from '../../../charts/chart-scale.ts';
import { ChartText } from '../../../charts/chart-text.tsx';
import { decimal } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { inHundreds } from './amounts.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { partFill, PartKey } from './part-patterns.tsx';

export type StackedColumn = {
  readonly key: string;
  /** Under the column: what it is, and a second line about it. */
  readonly name: string;
  readonly detail: string;
  /** The second line where there is little room. */
  readonly shortDetail: string;
  /** What is there anyhow, and what comes on top [DKK]. */
  readonly baseDkk: number;
  readonly addedDkk: number;
};

export type StackedColumnsProps = {
  label: string;
  columns: readonly StackedColumn[];
  /** In two lines each, beside the last column; on a phone they make the key. */
  baseName: readonly [string, string];
  addedName: readonly [string, string];
  /** Over the scale; the second one over amounts in thousands, where columns are too narrow for whole ones. */
  unit: string;
  unitOfThousands: string;
  /** Writes into the upper part what it adds, where the columns don't say it. */
  showAdded?: boolean;
  locale: Locale;
};

const LAYOUTS = {
  wide: { left: 64, right: 172, top: 40, plot: 256, columnPx: 64 },
  phone: { left: 0, right: 0, top: 24, plot: 232, columnPx: 58 },
} as const;
const UNDER_PX = 56;
/** An amount of six figures needs a column this far from the next. */
const WHOLE_AMOUNT_FROM_PX = 62;

/** Columns of two parts: what there is, and what is added. */
export function StackedColumns(props: StackedColumnsProps) {
  const {
    label,
    columns,
    baseName,
    addedName,
    unit,
    unitOfThousands,
    showAdded = false,
    locale,
  } = props;
  const highest = Math.max(...columns.map((column) => column.baseDkk + column.addedDkk));
  const heightOf = ({ top, plot }: (typeof LAYOUTS)['wide' | 'phone']) => top + plot + UNDER_PX;
  return (
    <>
      <ChartDrawing
        label={label}
        wideHeight={heightOf(LAYOUTS.wide)}
        phoneHeight={heightOf(LAYOUTS.phone)}
        draw={({ width, variant, patternId }) => {
          const at = LAYOUTS[variant];
          const isWide = variant === 'wide';
          const base = at.top + at.plot;
          const y = linearScale([0, highest], [base, at.top]);
          const step = (width - at.left - at.right) / columns.length;
          const columnPx = Math.min(at.columnPx, step - 4);
          const isNarrow = highest >= 100_000 && step < WHOLE_AMOUNT_FROM_PX;
          const amount = (dkk: number) => decimal(isNarrow ? dkk / 1000 : inHundreds(dkk), locale);
          const middleOf = (index: number) => at.left + step * (index + 0.5);
          const last = columns.at(-1)!;
          const edge = middleOf(columns.length - 1) + columnPx / 2;
          return (
            <>
              {isWide || isNarrow ? (
                <ChartText x={0} y={14} tone="quiet">
                  {isNarrow ? unitOfThousands : unit}
                </ChartText>
              ) : null}
              {isWide ? (
                <>
                  {roundTicks([0, highest], 4).map((tick) => (
                    <g key={tick}>
                      <line
                        className="stroke-gran-900/15"
                        x1={at.left}
                        x2={width - at.right}
                        y1={y(tick)}
                        y2={y(tick)}
                      />
                      <ChartText x={at.left - 10} y={y(tick) + 5} anchor="end" tone="quiet">
                        {decimal(tick, locale)}
                      </ChartText>
                    </g>
                  ))}
                </>
              ) : null}
              {columns.map((column, index) => (
                <Column
                  key={column.key}
                  {...{ column, y, base, columnPx, patternId, amount, showAdded, isWide }}
                  middle={middleOf(index)}
                />
              ))}
              <line className="chart-axis" x1={at.left} x2={width - at.right} y1={base} y2={base} />
              {isWide ? (
                <>
                  <SideName x={edge} y={y(last.baseDkk + last.addedDkk / 2)} lines={addedName} />
                  <SideName x={edge} y={y(last.baseDkk / 2)} lines={baseName} />
                </>
              ) : null}
            </>
          );
        }}
      />
      <PartKey
        items={[
          { part: 'stripe', name: addedName.join(' ') },
          { part: 'solid', name: baseName.join(' ') },
        ]}
      />
    </>
  );
}

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

function Column(props: ColumnProps) {
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

function SideName({ x, y, lines }: { x: number; y: number; lines: readonly [string, string] }) {
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
