import { linearScale, roundTicks } from '../../../charts/chart-scale.ts';
import type { PictureSize } from '../../../charts/chart-picture.tsx';
import { ChartText } from '../../../charts/chart-text.tsx';
import { ValueAxis } from '../../../charts/value-axis.tsx';
import { decimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { PanelPicture } from './chart-panel.tsx';
import { inHundreds } from './amounts.tsx';
import { PartKey } from './part-patterns.tsx';
import { Column, SideName } from './stacked-column.tsx';
import type { StackedColumn } from './stacked-column.tsx';

export type StackedColumnsProps = {
  label: string;
  columns: readonly StackedColumn[];
  /** In two lines each, beside the last column; on a phone they form the key. */
  baseName: readonly [string, string];
  addedName: readonly [string, string];
  /**
   * Above the scale; the second one above amounts in thousands, where columns are too narrow for
   * whole ones.
   */
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
  const { label, columns, baseName, addedName } = props;
  const highest = Math.max(...columns.map((column) => column.baseDkk + column.addedDkk));
  const heightOf = ({ top, plot }: (typeof LAYOUTS)['wide' | 'phone']) => top + plot + UNDER_PX;
  return (
    <>
      <PanelPicture
        label={label}
        wideHeight={heightOf(LAYOUTS.wide)}
        phoneHeight={heightOf(LAYOUTS.phone)}
        draw={(size) => <Columns {...props} {...size} highest={highest} />}
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

function Columns(props: StackedColumnsProps & PictureSize & { highest: number }) {
  const { width, variant, patternId, highest, columns, baseName, addedName, locale } = props;
  const at = LAYOUTS[variant];
  const isWide = variant === 'wide';
  const base = at.top + at.plot;
  const y = linearScale([0, highest], [base, at.top]);
  const right = width - at.right;
  const step = (right - at.left) / columns.length;
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
          {isNarrow ? props.unitOfThousands : props.unit}
        </ChartText>
      ) : null}
      {isWide ? (
        <ValueAxis
          ticks={roundTicks([0, highest], 4)}
          {...{ y, right }}
          left={at.left}
          write={(dkk) => decimal(dkk, locale)}
        />
      ) : null}
      {columns.map((column, index) => (
        <Column
          key={column.key}
          {...{ column, y, base, columnPx, patternId, amount, isWide }}
          showAdded={props.showAdded ?? false}
          middle={middleOf(index)}
        />
      ))}
      <line className="chart-axis" x1={at.left} x2={right} y1={base} y2={base} />
      {isWide ? (
        <>
          <SideName x={edge} y={y(last.baseDkk + last.addedDkk / 2)} lines={addedName} />
          <SideName x={edge} y={y(last.baseDkk / 2)} lines={baseName} />
        </>
      ) : null}
    </>
  );
}
