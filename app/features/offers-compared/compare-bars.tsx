import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date, decimal } from '../../../words/format.ts';
import { RangeBar } from '../../ui/range-bar.tsx';
import { axisOver, toThousand, type ComparedColumn, type CompareView } from './compare-view.ts';
import { perKwpText } from './compare-words.ts';
import { spanText } from './finding-words.ts';

/** As many widths of the band as the axis reaches beyond it; what lies further out stands at its end. */
const AXIS_REACH = 2;

/** The axis of prices per kWp, the same for all: one odd offer does not press the band of the others together. */
export function kwpAxis({
  columns,
  usualPerKwp,
}: Pick<CompareView, 'columns' | 'usualPerKwp'>): readonly [number, number] {
  const prices = columns.flatMap(({ basis, kwp }) => [basis.writtenDkk / kwp, basis.high / kwp]);
  if (usualPerKwp === null) return axisOver(prices);
  const { low, high } = usualPerKwp;
  const reach = AXIS_REACH * (high - low);
  const near = prices.filter((price) => price >= low - reach && price <= high + reach);
  const [start, end] = axisOver([...near, low, high]);
  // Where a mark stands for what lies further out, it stands clear of the band.
  const room = (end - start) / 4;
  return [
    prices.some((price) => price < start) ? start - room : start,
    prices.some((price) => price > end) ? end + room : end,
  ];
}

/** The axis of what is left after 25 years. */
export const gainAxis = ({ columns }: CompareView): readonly [number, number] =>
  axisOver(
    columns.flatMap(({ years }) => (years === null ? [] : [years.gainP10Dkk, years.gainP90Dkk])),
  );

/** Where the green band comes from. */
export function BandHelp({ view: { usualPerKwp, usualOf } }: { readonly view: CompareView }) {
  if (usualPerKwp === null) return null;
  return m.compare_band_help({
    date: date(usualOf.validFrom, getLocale()),
    example: usualOf.isExample ? m.compare_band_example() : '',
  });
}

export function bandOf(
  column: ComparedColumn,
  { usualPerKwp }: CompareView,
  domain: readonly [number, number],
) {
  const { basis, kwp, letter } = column;
  const of = (dkk: number) => dkk / kwp;
  return {
    letter,
    domain,
    written: of(basis.writtenDkk),
    low: of(basis.low),
    mid: of(basis.mid),
    high: of(basis.high),
    usual: usualPerKwp,
    usualTexts:
      usualPerKwp === null
        ? undefined
        : ([
            decimal(usualPerKwp.low, getLocale()),
            decimal(usualPerKwp.high, getLocale()),
          ] as const),
    label: m.compare_band_label({
      price: perKwpText(basis.mid, column),
      usual: usualPerKwp === null ? '' : spanText(usualPerKwp),
    }),
  };
}

export function GainBar({
  column: { years },
  domain,
}: {
  readonly column: ComparedColumn;
  readonly domain: readonly [number, number];
}) {
  if (years === null) return null;
  const span = { low: toThousand(years.gainP10Dkk), high: toThousand(years.gainP90Dkk) };
  const text = (dkk: number) => decimal(dkk, getLocale());
  return (
    <RangeBar
      low={years.gainP10Dkk}
      mid={years.gainDkk}
      high={years.gainP90Dkk}
      domain={domain}
      ends={`${text(span.low)} – ${text(span.high)}`}
      label={m.compare_gain_label({ span: spanText(span) })}
    />
  );
}
