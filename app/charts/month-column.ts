import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { Series } from './chart-patterns.tsx';
import type { Point } from './chart-path.ts';
import { ownPlace, placing, textBox, type Place } from './free-place.ts';
import type { MonthsPlot } from './month-labels.ts';
import { seriesName } from './series-name.ts';
import { textWidthPx } from './text-size.ts';

// The column beside December: what each house has is named at its part of that month, and below the picture's top
// stands a key of what found no place above the towers.

/** A name of two rows: the pattern, and its sum over the year. */
export type ColumnName = Place & {
  readonly series: Series;
  readonly name: string;
  readonly sum: string;
  readonly textX: number;
  readonly textY: number;
};

/** From December's towers to the end of a leader, and to the names. */
const LEADER_PX = 12;
const NAMES_PX = 17;
/** From the lowest name's baseline to the towers' foot. */
const FOOT_PX = 20;
const STEP_PX = 6;

/** The pattern of a key, and the gap to its sum. */
export const KEY_PX = 24;

/** Room that the column needs, whatever of it is named there. */
export function columnPx(sums: MonthsPlot['sums'], locale: Locale): number {
  const widths = sums.map(({ series, kwh }) =>
    Math.max(
      textWidthPx(seriesName(series, locale), { bold: true }),
      KEY_PX + textWidthPx(sumText(kwh, locale)),
    ),
  );
  return NAMES_PX + Math.max(0, ...widths);
}

const sumText = (kwh: number, locale: Locale) =>
  m.charts_kwh_a_year({ kwh: decimal(kwh, locale) }, { locale });

export function monthColumn(
  plot: MonthsPlot,
  unnamed: readonly Series[],
): { readonly beside: readonly ColumnName[]; readonly keys: readonly ColumnName[] } {
  const { towers, left, towerWidth, frame, y } = plot;
  const last = towers.at(-1);
  if (last === undefined) return { beside: [], keys: [] };
  const edge = left(towers.length - 1) + 2 * towerWidth;
  const rows: number[] = [];
  for (let row = frame.bottom - FOOT_PX; row > frame.top + 14; row -= STEP_PX) rows.push(row);
  const texts = placing(
    {
      frame: { ...frame, left: edge, right: Infinity, bottom: frame.bottom + 10 },
      boxes: [],
      lines: [],
    },
    { x: 0, y: 3 },
  );
  const led = (series: Series, partY: number) => {
    const nearest = rows.toSorted((a, b) => Math.abs(a - partY) - Math.abs(b - partY));
    return texts.place(
      nearest.flatMap((textY) => {
        const leader = [
          [edge, partY],
          [edge + LEADER_PX, textY - 4],
        ] as const;
        return nameAt(plot, series, [edge + NAMES_PX, textY], leader);
      }),
    );
  };
  const beside = [
    led('direct', y(last.direct / 2)),
    led('bought', y(last.direct + (last.right[1]?.kwh ?? 0) * 0.6)),
  ];
  const keys = unnamed.map((series) =>
    texts.place(
      rows.toReversed().flatMap((textY) => nameAt(plot, series, [edge + NAMES_PX, textY])),
    ),
  );
  const isPlaced = (name: ColumnName | null): name is ColumnName => name !== null;
  return { beside: beside.filter(isPlaced), keys: keys.filter(isPlaced) };
}

/** The name at a point, none for a pattern that the house does not have. */
function nameAt(
  { sums, locale }: MonthsPlot,
  series: Series,
  [textX, textY]: Point,
  leader?: Place['leader'],
): readonly ColumnName[] {
  const kwh = sums.find((sum) => sum.series === series)?.kwh;
  if (kwh === undefined) return [];
  const name = seriesName(series, locale);
  const sum = sumText(kwh, locale);
  const width = Math.max(textWidthPx(name, { bold: true }), textWidthPx(sum));
  const place = ownPlace(textBox(textX, textY, width, 2));
  return [{ series, name, sum, textX, textY, ...place, leader: leader ?? place.leader }];
}
