import type { Point } from './chart-path.ts';
import { ownPlace, placing, textBox, type Place } from './free-place.ts';
import { textWidthPx } from './text-size.ts';

export type MoneyText = Place & {
  readonly words: string;
  readonly textX: number;
  readonly textY: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

type MoneyPlot = {
  /** What stands over each month, and how high its bar or the loan's line goes [px]. */
  readonly months: readonly {
    readonly words: string;
    readonly middle: number;
    readonly top: number;
  }[];
  readonly payment: { readonly words: string; readonly lineY: number } | null;
  readonly left: number;
  /** Where the bars end, and the picture. */
  readonly right: number;
  readonly width: number;
  readonly bottom: number;
};

/** From the bars to the words beside them. */
const BESIDE_PX = 8;
/** Between the figures of two months. */
const AROUND_PX = { x: 3, y: 0 } as const;

/** The loan's payment beside its line or above the bars, and the months' figures where all of them have room. */
export function moneyLabels({ months, payment, left, right, width, bottom }: MoneyPlot): {
  readonly payment: MoneyText | null;
  readonly figures: readonly MoneyText[];
} {
  const line: readonly Point[] =
    payment === null
      ? []
      : [
          [left, payment.lineY],
          [right, payment.lineY],
        ];
  const frame = { left, right: width, top: 0, bottom };
  const texts = placing({ frame, boxes: [], lines: [], strikes: [line] }, AROUND_PX);
  const loan =
    payment === null
      ? null
      : texts.place([
          written(payment.words, right + BESIDE_PX, payment.lineY + 5, 'start'),
          written(payment.words, width, 16, 'end'),
        ]);
  const figures = months.map(({ words, middle, top }) =>
    texts.place([written(words, middle, top - 8, 'middle')], 'free'),
  );
  const placed = figures.filter((figure) => figure !== null);
  // A month without its figure would look like a month of nothing.
  return { payment: loan, figures: placed.length === months.length ? placed : [] };
}

/** Room that the words beside the bars need. */
export const besidePx = (words: string): number =>
  BESIDE_PX + textWidthPx(words, { bold: true }) + 2;

function written(
  words: string,
  textX: number,
  textY: number,
  anchor: MoneyText['anchor'],
): MoneyText {
  const width = textWidthPx(words, { bold: true });
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const box = textBox(textX - width * share, textY, width);
  return { words, textX, textY, anchor, ...ownPlace(box) };
}
