import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date, decimal } from '../../../words/format.ts';
import { RangeBar } from '../../ui/range-bar.tsx';
import { axisOver, toThousand, type ComparedColumn, type CompareView } from './compare-view.ts';
import { perKwpText } from './compare-words.ts';
import { spanText } from './finding-words.ts';

/** The axis of prices per kWp, the same for all. */
export function kwpAxis({ columns, usualPerKwp }: CompareView): readonly [number, number] {
  return axisOver([
    ...columns.flatMap(({ basis, kwp }) => [basis.writtenDkk / kwp, basis.high / kwp]),
    ...(usualPerKwp === null ? [] : [usualPerKwp.low, usualPerKwp.high]),
  ]);
}

/** The axis of what is left after 25 years. */
export const gainAxis = ({ columns }: CompareView): readonly [number, number] =>
  axisOver(columns.flatMap(({ years }) => [years.gainP10Dkk, years.gainP90Dkk]));

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
  const span = { low: toThousand(years.gainP10Dkk), high: toThousand(years.gainP90Dkk) };
  const text = (dkk: number) => decimal(dkk, getLocale());
  return (
    <RangeBar
      low={years.gainP10Dkk}
      mid={years.gainDkk}
      high={years.gainP90Dkk}
      domain={domain}
      lowText={text(span.low)}
      highText={text(span.high)}
      label={m.compare_gain_label({ span: spanText(span) })}
    />
  );
}
