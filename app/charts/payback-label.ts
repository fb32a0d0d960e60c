import { m } from '../../messages/compiled/messages.js';
import { years } from '../../words/format.ts';
import type { EconomyPlot } from './economy-curves.tsx';
import { lastOf, type ChartEconomy } from './economy-figures.ts';
import { paybackNote } from './economy-text.ts';

/** Approximate width of a letter. */
export const PLAIN_14_PX = 6.9;
const BOLD_14_PX = 7.4;
const BOLD_16_PX = 8.4;

export type LabelBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type PaybackLabel = {
  readonly words: string;
  readonly note: string;
  readonly textX: number;
  readonly textY: number;
  readonly anchor: 'start' | 'end';
  /** Below the zero line, or above it. */
  readonly goesDown: boolean;
  readonly box: LabelBox;
};

const NOTE_BELOW_PX = 20;

/** Where the two rows about the payback go; null if nothing is paid back. */
export function paybackLabel(plot: EconomyPlot & { economy: ChartEconomy }): PaybackLabel | null {
  const { x, y, variant, locale, firstYear, economy, bottom } = plot;
  if (economy.paybackYears === null) return null;
  const isPhone = variant === 'phone';
  const zero = y(0);
  const words = m.charts_economy_payback(
    { payback: years(economy.paybackYears, locale) },
    { locale },
  );
  const note = paybackNote(economy, firstYear, locale, isPhone);
  const width = Math.max(
    words.length * (isPhone ? BOLD_14_PX : BOLD_16_PX),
    note.length * PLAIN_14_PX,
  );
  // Below the line if there is room for two rows of text, otherwise above it.
  const goesDown = zero + 92 <= bottom + 24;
  const textY = goesDown ? zero + (isPhone ? 62 : 48) : zero - 52;
  const at = x(economy.paybackYears);
  // The labels of the curves are beyond the last year: the text of a late payback goes left of its
  // leader.
  const end = x(lastOf(economy).year);
  const fits = at + (isPhone ? 0 : 8) + width <= end;
  const textX = isPhone ? Math.min(at, end - width) : fits ? at + 8 : at - 8;
  const anchor = isPhone || fits ? 'start' : 'end';
  const left = anchor === 'start' ? textX : textX - width;
  return {
    words,
    note,
    textX,
    textY,
    anchor,
    goesDown,
    box: { left, right: left + width, top: textY - 16, bottom: textY + NOTE_BELOW_PX + 5 },
  };
}

/**
 * A row of text of this width, moved out of a label: below it if there is room, otherwise above it.
 */
export function rowClearOf(
  label: LabelBox | null,
  row: { readonly left: number; readonly right: number; readonly y: number },
  bottom: number,
): number {
  if (label === null || row.right < label.left || row.left > label.right) return row.y;
  if (row.y < label.top - 4 || row.y - 15 > label.bottom) return row.y;
  const below = label.bottom + 17;
  return below <= bottom - 4 ? below : label.top - 6;
}
