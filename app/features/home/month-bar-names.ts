import type { Point } from '../../charts/chart-path.ts';
import { placing, textBox, type Box, type Place } from '../../charts/free-place.ts';
import { textWidthPx } from '../../charts/text-size.ts';
import type { ExampleFigures } from './example.ts';

/** A part of the columns with its sum over the year. */
export type BarName = { readonly name: string; readonly sum: string };
export type BarNames = { readonly own: BarName; readonly sold: BarName };

type BarsPlot = {
  readonly months: ExampleFigures['months'];
  readonly names: BarNames;
  readonly y: (kwh: number) => number;
  /** Middle of a month's column, 0 the first. */
  readonly middle: (month: number) => number;
  readonly barPx: number;
  readonly frame: Box;
};

type PlacedName = Place & BarName & { readonly textX: number; readonly textY: number };

/** A block lower than this is pointed at only where none is higher. */
const LEAST_BLOCK_PX = 8;
const LEAST_KWH = 0.5;
/** Between the highest column under a name and the name. */
const AIR_PX = 14;
const LIFTS_PX = [0, 16, 32];
const ASIDES_PX = [0.5, 0.15, 0.85];

/** The names of both parts above the columns: own use led from the year's beginning, sale from its end. */
export function monthBarNames(plot: BarsPlot): readonly PlacedName[] {
  const { months, names, frame } = plot;
  const texts = placing({ frame, boxes: [], lines: [] }, { x: 8, y: 4 });
  const rising = months.map((_, month) => month);
  const own = texts.place(
    namePlaces(plot, names.own, rising, (at) => [0, at.ownKwh]),
    'legible',
  );
  const sold = texts.place(
    namePlaces(plot, names.sold, rising.toReversed(), (at) => [at.ownKwh, at.ownKwh + at.soldKwh]),
    'legible',
  );
  return [own, sold].filter((name) => name !== null);
}

function namePlaces(
  { months, y, middle, barPx, frame }: BarsPlot,
  { name, sum }: BarName,
  order: readonly number[],
  edges: (month: ExampleFigures['months'][number]) => readonly [number, number],
): readonly PlacedName[] {
  const width = Math.max(textWidthPx(name, { bold: true }), textWidthPx(sum));
  const highestOver = (left: number) => {
    const under = months.filter(
      (_, month) => middle(month) + barPx > left && middle(month) - barPx < left + width,
    );
    return y(Math.max(0, ...under.map(({ ownKwh, soldKwh }) => ownKwh + soldKwh)));
  };
  const heightPx = (month: number) => {
    const [low, high] = edges(months[month]!);
    return y(low) - y(high);
  };
  const seen = order.filter((month) => heightPx(month) >= LEAST_BLOCK_PX);
  const highest = order.toSorted((a, b) => heightPx(b) - heightPx(a)).slice(0, 1);
  return (seen.length > 0 ? seen : highest).flatMap((month) => {
    const [low, high] = edges(months[month]!);
    if (high - low < LEAST_KWH) return [];
    const to: Point = [middle(month), (y(low) + y(high)) / 2];
    return ASIDES_PX.flatMap((aside) =>
      LIFTS_PX.map((lift): PlacedName => {
        const wanted = to[0] - width * aside;
        const textX = Math.max(frame.left + 4, Math.min(frame.right - width, wanted));
        const textY = highestOver(textX) - AIR_PX - lift - 20;
        const box = textBox(textX, textY, width, 2);
        const leader = [[to[0], box.bottom], to] as const;
        return { name, sum, textX, textY, box, leader };
      }),
    );
  });
}
