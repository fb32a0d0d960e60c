import { m } from '../../messages/compiled/messages.js';
import { roundedTo } from '../../words/estimate-words.ts';
import { signed } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ownPlace, placing, textBox, type Box, type Place } from './free-place.ts';
import { textWidthPx } from './text-size.ts';

type LoanYearsPlot = {
  readonly leftDkk: readonly number[];
  readonly termYears: number;
  readonly locale: Locale;
  readonly y: (dkk: number) => number;
  /** Left edge of the first year [px]. */
  readonly left: number;
  /** Width of a year [px]. */
  readonly step: number;
  readonly frame: Box;
};

export type LoanText = Place & {
  readonly words: string;
  readonly textX: number;
  readonly textY: number;
  readonly side: 'start' | 'end';
  readonly look: 'end of loan' | 'main' | 'other';
};

const FROM_LINE_PX = 8;
const FROM_EDGE_PX = 4;
const END_ROW_PX = 16;

/** Where the loan ends, what a month then leaves, and what the first and the last year of the loan leave. */
export function loanYearsLabels(plot: LoanYearsPlot): readonly LoanText[] {
  const { leftDkk, termYears, left, step, frame, locale } = plot;
  const endX = left + step * termYears;
  const ends = termYears < leftDkk.length;
  const line = ends
    ? [
        [
          [endX, frame.top],
          [endX, frame.bottom],
        ] as const,
      ]
    : [];
  const texts = placing({ frame, boxes: [], lines: [], strikes: line });
  const end = m.survey_left_over({}, { locale });
  const placed = ends
    ? [
        texts.place([
          written(end, endX - FROM_LINE_PX, END_ROW_PX, 'end', 'end of loan'),
          written(end, endX + FROM_LINE_PX, END_ROW_PX, 'start', 'end of loan'),
        ]),
        texts.place([figureAt(plot, termYears, 'start', 'main')]),
        texts.place([figureAt(plot, 0, 'start', 'other')], 'clear'),
        // In a short loan the two would stand on each other.
        texts.place([figureAt(plot, termYears - 1, 'end', 'other')], 'clear'),
      ]
    : [
        texts.place([figureAt(plot, 0, 'start', 'other')]),
        texts.place([figureAt(plot, leftDkk.length - 1, 'end', 'other')], 'clear'),
      ];
  return placed.filter((text) => text !== null);
}

/** Under a bar below zero; otherwise over it and over the rising bars that the figure stands above, too. */
function figureAt(
  { leftDkk, y, left, step, locale }: LoanYearsPlot,
  index: number,
  side: LoanText['side'],
  look: LoanText['look'],
): LoanText {
  const own = leftDkk[index]!;
  const words = signed(roundedTo(own, 10), locale);
  const covered = Math.ceil(textWidthPx(words, { bold: true }) / step);
  const textX =
    side === 'start'
      ? left + step * index + FROM_EDGE_PX
      : left + step * (index + 1) - FROM_EDGE_PX;
  const textY = own < 0 ? y(own) + 17 : y(Math.max(...leftDkk.slice(index, index + covered))) - 6;
  return written(words, textX, textY, side, look);
}

function written(
  words: string,
  textX: number,
  textY: number,
  side: LoanText['side'],
  look: LoanText['look'],
): LoanText {
  const width = textWidthPx(words, { bold: look !== 'other' });
  const box = textBox(side === 'start' ? textX : textX - width, textY, width);
  return { words, textX, textY, side, look, ...ownPlace(box) };
}
