import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { Series } from './chart-patterns.tsx';
import type { Point } from './chart-path.ts';
import { ownPlace, placing, textBox, type Box, type Place } from './free-place.ts';
import { freestMonths, type MonthTower } from './month-figures.ts';
import { seriesName } from './series-name.ts';
import { textWidthPx } from './text-size.ts';

/** Height of one name above the towers. */
export const NAME_ROW_PX = 24;

export type MonthsPlot = {
  readonly towers: readonly MonthTower[];
  readonly y: (kwh: number) => number;
  readonly locale: Locale;
  readonly frame: Box;
  /** Where the first row of names stands. */
  readonly top: number;
  readonly sums: readonly { readonly series: Series; readonly kwh: number }[];
  /** Left edge of a month's towers, 0 the first. */
  readonly left: (index: number) => number;
  readonly towerWidth: number;
  readonly names: NamesRoom;
  /** Whether there is room for two totals a month. */
  readonly hasBoth: boolean;
};

/** The patterns that are named above the towers; the others are named beside December. */
const NAMED_ABOVE = ['sold', 'toBattery', 'fromBattery'] as const;
type NamedAbove = (typeof NAMED_ABOVE)[number];
type Sums = MonthsPlot['sums'];

type MonthTotal = Place & {
  readonly words: string;
  readonly of: 'sun' | 'use';
  readonly textX: number;
  readonly textY: number;
};
export type MonthName = Place & {
  readonly series: Series;
  readonly name: string;
  readonly sum: string;
  readonly textX: number;
  readonly textY: number;
};

/** The totals above the towers, and the names of three patterns where these leave room. */
export function monthLabels(plot: MonthsPlot): {
  readonly totals: readonly MonthTotal[];
  readonly names: readonly MonthName[];
  /** The patterns for whose names there is none. */
  readonly unnamed: readonly Series[];
} {
  const { frame, towers } = plot;
  const totals = placing({ frame, boxes: [], lines: [] });
  // Every month has what the sun gave; what the house used stands beside it where there is room.
  const suns = towers.map((_, index) => totals.place(totalPlaces(plot, index, 'sun')));
  const uses = towers.map((_, index) =>
    plot.hasBoth ? totals.place(totalPlaces(plot, index, 'use'), 'free') : null,
  );
  const written = [...suns, ...uses].filter((total) => total !== null);
  const texts = placing({
    frame,
    // A leader that only just passes a figure reads as if it struck it out.
    boxes: written.map(({ box }) => ({ ...box, left: box.left - 5, right: box.right + 5 })),
    lines: towers.flatMap(outlines(plot)),
  });
  const names = NAMED_ABOVE.map((series) => texts.place(namePlaces(plot, series), 'free'));
  const unnamed = NAMED_ABOVE.filter(
    (series, index) => names[index] === null && plot.sums.some((sum) => sum.series === series),
  );
  return { totals: written, names: names.filter((name) => name !== null), unnamed };
}

/** Both towers of a month, as lines that no name should lie over. */
function outlines({ y, left, towerWidth, frame }: MonthsPlot) {
  return (tower: MonthTower, index: number): readonly (readonly Point[])[] =>
    [tower.sunKwh, tower.useKwh].map((kwh, side) => {
      const [from, to] = [left(index) + side * towerWidth, left(index) + (side + 1) * towerWidth];
      return [
        [from, frame.bottom],
        [from, y(kwh)],
        [to, y(kwh)],
        [to, frame.bottom],
      ];
    });
}

/** Above its tower; aside or higher where the other one stands. It may lie over the neighbour's tower. */
function totalPlaces(
  { towers, y, locale, left, towerWidth }: MonthsPlot,
  index: number,
  of: MonthTotal['of'],
): readonly MonthTotal[] {
  const { sunKwh, useKwh } = towers[index]!;
  const [kwh, side] = of === 'sun' ? [sunKwh, -1] : [useKwh, 1];
  const words = decimal(kwh, locale);
  const width = textWidthPx(words, { bold: of === 'sun' });
  const middle = left(index) + towerWidth + (side * towerWidth) / 2;
  const base = y(kwh) - 9;
  const asides = of === 'sun' ? [0] : [2, 6, 10];
  // Figures of a thousand and more are as wide as a narrow month's step: up to two rows higher beside one that is hardly higher.
  const higher = of === 'sun' ? [0, -16, -22, -30] : [0, y(Math.max(sunKwh, useKwh)) - y(kwh) - 16];
  return higher.flatMap((dy) =>
    asides.map((aside): MonthTotal => {
      const [textX, textY] = [middle + side * aside, base + dy];
      const box = { ...textBox(textX - width / 2, textY, width), bottom: textY };
      return { words, of, textX, textY, ...ownPlace(box) };
    }),
  );
}

export type NamesRoom = {
  /** Over how many months the widest name reaches, with the air around it; never nearly all. */
  readonly months: number;
  readonly count: number;
};

/** The room that the names above the towers need. */
export function roomForNames(sums: Sums, stepPx: number, locale: Locale): NamesRoom {
  const widths = NAMED_ABOVE.flatMap((series) => nameText(series, sums, locale)?.width ?? []);
  const months = Math.ceil((Math.max(0, ...widths) + 12) / stepPx);
  return { months: Math.min(9, Math.max(4, months)), count: widths.length };
}

function nameText(series: NamedAbove, sums: Sums, locale: Locale) {
  const kwh = sums.find((sum) => sum.series === series)?.kwh;
  if (kwh === undefined) return null;
  const name = seriesName(series, locale);
  const sum = m.charts_kwh_a_year({ kwh: decimal(kwh, locale) }, { locale });
  return { name, sum, width: textWidthPx(name, { bold: true }) + 6 + textWidthPx(sum) };
}

/** How far up a block a leader ends. */
const SHARES = [0.7, 0.5, 0.3, 0.9];
const LEAST_BLOCK_PX = 8;
/** From the end of a leader to its text. */
const GAP_PX = 5;

/** Over the months that leave most room, led from a month beside them; then over any others. */
function* namePlaces(plot: MonthsPlot, series: NamedAbove): Iterable<MonthName> {
  const { towers, locale, frame, sums, left, names } = plot;
  const text = nameText(series, sums, locale);
  if (text === null) return;
  const { name, sum, width } = text;
  const zone = freestMonths(towers, names.months);
  const rows: number[] = [];
  for (let textY = plot.top + 4; textY < frame.bottom - 8; textY += NAME_ROW_PX) rows.push(textY);
  // The month that is led from, nearest the room first: before it, then behind it.
  const froms = towers
    .map((_, index) => index)
    .toSorted((a, b) => Math.abs(a - zone + 1) - Math.abs(b - zone + 1));
  for (const from of froms) {
    for (const share of SHARES) {
      const end = blockPoint(plot, series, from, share);
      if (end === null) continue;
      for (const textY of rows) {
        for (const textX of [left(from + 1) + 6, left(from) - 6 - width]) {
          const isRight = textX > end[0];
          const start: Point = [isRight ? textX - GAP_PX : textX + width + GAP_PX, textY - 4];
          const leader = [start, end] as const;
          yield { series, name, sum, textX, textY, box: textBox(textX, textY, width), leader };
        }
      }
    }
  }
}

/** A point in the block of a month; null if the block is too low to be seen. */
function blockPoint(
  { towers, y, left, towerWidth }: MonthsPlot,
  series: Series,
  index: number,
  share: number,
): Point | null {
  const tower = towers[index]!;
  const isLeft = tower.left.some((part) => part.series === series);
  let bottomKwh = tower.direct;
  for (const part of isLeft ? tower.left : tower.right) {
    const topKwh = bottomKwh + part.kwh;
    if (part.series !== series) {
      bottomKwh = topKwh;
      continue;
    }
    if (y(bottomKwh) - y(topKwh) < LEAST_BLOCK_PX) return null;
    const x = left(index) + towerWidth * (isLeft ? 0.7 : 1.5);
    return [x, y(bottomKwh + part.kwh * share)];
  }
  return null;
}
