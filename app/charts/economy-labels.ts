import { m } from '../../messages/compiled/messages.js';
import { years } from '../../words/format.ts';
import type { Point } from './chart-path.ts';
import {
  lastOf,
  scenarioLabel,
  type ChartEconomy,
  type EconomyScenario,
} from './economy-figures.ts';
import { placedAlong } from './economy-one-offs.ts';
import type { LabelledEconomy, PlacedText } from './economy-plot.ts';
import { paybackNote } from './economy-text.ts';
import { ownPlace, placing, textBox, type Taken } from './free-place.ts';
import { taxWords } from './tax-words.ts';
import { textWidthPx } from './text-size.ts';

export type PaybackText = PlacedText & { readonly note: string };

/** Texts along the curve, each clear of the curves and of what was placed before it. */
export function economyLabels(plot: LabelledEconomy): {
  readonly payback: PaybackText | null;
  readonly oneOffs: readonly PlacedText[];
  /** Beside the dashed lines of the other scenarios. */
  readonly names: readonly PlacedText[];
} {
  const taken = drawnAlready(plot);
  if (plot.variant === 'phone')
    return { payback: clearPayback(plot, taken), oneOffs: [], names: [] };
  const { texts, payback, oneOffs } = placedAlong(plot, taken, paybackPlaces(plot), () =>
    clearPayback(plot, taken),
  );
  const [, ...others] = plot.scenarios;
  // Each is named at its curve's end, too.
  const names = others.map((other) => texts.place(namePlaces(plot, other), 'clear'));
  return { payback, oneOffs, names: names.filter((name) => name !== null) };
}

function drawnAlready(plot: LabelledEconomy): Taken {
  const { x, y, scenarios, bottom } = plot;
  const [{ economy: shown }, ...others] = scenarios;
  const end = x(lastOf(shown).year);
  const curve = (
    { cashFlow }: ChartEconomy,
    of: 'cumulativeDkk' | 'cumulativeP10Dkk' | 'cumulativeP90Dkk',
  ) => cashFlow.map((row): Point => [x(row.year), y(row[of])]);
  const tax = taxWords(plot, lastOf(shown).year);
  return {
    frame: { left: x(0) + 4, right: end, top: 0, bottom: bottom + 10 },
    boxes: (tax?.rows ?? []).map(({ words, textX, textY }) =>
      textBox(textX, textY, textWidthPx(words, { bold: true })),
    ),
    lines: [
      curve(shown, 'cumulativeP90Dkk'),
      curve(shown, 'cumulativeDkk'),
      curve(shown, 'cumulativeP10Dkk'),
      ...others.map(({ economy }) => curve(economy, 'cumulativeDkk')),
      [
        [x(0), y(0)],
        [end, y(0)],
      ],
    ],
    // The band's edges are dotted, the other scenarios dashed.
    strikes: [
      curve(shown, 'cumulativeP90Dkk'),
      curve(shown, 'cumulativeDkk'),
      curve(shown, 'cumulativeP10Dkk'),
      ...others.map(({ economy }) => curve(economy, 'cumulativeDkk')),
      ...(tax === null
        ? []
        : [
            [
              [tax.lineX, 0],
              [tax.lineX, bottom],
            ] as const,
          ]),
    ],
  };
}

/** Both rows, one, or the mark alone: near the picture's right edge two rows would be struck out by a curve. */
function clearPayback(plot: LabelledEconomy, taken: Taken): PaybackText | null {
  const texts = placing(taken);
  return (
    texts.place(paybackPlaces(plot), 'clear') ??
    texts.place(paybackPlaces(plot, 1), 'clear') ??
    unnamedPayback(plot)
  );
}

/** The mark on the zero line, which the chart's title puts into words. */
function unnamedPayback({ x, y, scenarios }: LabelledEconomy): PaybackText | null {
  const { paybackYears } = scenarios[0].economy;
  if (paybackYears === null) return null;
  const [at, zero] = [x(paybackYears), y(0)];
  const place = ownPlace({ left: at, right: at, top: zero, bottom: zero });
  return { words: '', note: '', textX: at, textY: zero, anchor: 'start', ...place };
}

/** Two rows about the payback: below the zero line to the right of it, above it to the left, further away. */
function paybackPlaces(plot: LabelledEconomy, rows: 1 | 2 = 2): readonly PaybackText[] {
  const { x, y, variant, locale, firstYear, scenarios } = plot;
  const { economy } = scenarios[0];
  if (economy.paybackYears === null) return [];
  const isPhone = variant === 'phone';
  const words = m.charts_economy_payback(
    { payback: years(economy.paybackYears, locale) },
    { locale },
  );
  const note = rows === 1 ? '' : paybackNote(economy, firstYear, locale, isPhone);
  const width = Math.max(
    textWidthPx(words, { bold: true, size: isPhone ? 14 : 16 }),
    textWidthPx(note),
  );
  const [at, zero] = [x(economy.paybackYears), y(0)];
  const [first, last] = [x(0) + 6, x(lastOf(economy).year) - width];
  const tax = taxWords(plot, lastOf(economy).year);
  const afterTax = tax === null || at < tax.lineX ? first : tax.lineX + 8;
  const below = isPhone ? [62, 84] : [48, 70, 92];
  const further = [-52, -74, -96, -118, -140, -38, 114, 136, 158, 180, 202, 224];
  return [...below, ...further].flatMap((dy) =>
    [at + 8, at - 8 - width, Math.min(at, last), Math.max(first, last), afterTax].map(
      (left): PaybackText => {
        const textY = zero + dy;
        const box = textBox(left, textY, width, rows);
        const isBeside = at <= left || at >= box.right;
        const leaderEnd =
          dy > 0 ? (isBeside ? textY + 4 : box.top) : isBeside ? textY - 10 : box.bottom;
        const anchor = at >= box.right ? 'end' : 'start';
        const textX = anchor === 'end' ? box.right : left;
        const leader = [
          [at, zero],
          [at, leaderEnd],
        ] as const;
        return { words, note, textX, textY, anchor, box, leader };
      },
    ),
  );
}

/** A scenario's name beside its dashed line: on the side away from the shown one, near the start. */
function namePlaces(plot: LabelledEconomy, other: EconomyScenario): readonly PlacedText[] {
  const { x, y, scenarios, locale } = plot;
  const { cashFlow: own, paybackYears } = other.economy;
  const words =
    paybackYears === null
      ? scenarioLabel(other)
      : `${scenarioLabel(other)} (${years(paybackYears, locale)})`;
  const width = textWidthPx(words);
  const shown = scenarios[0].economy.cashFlow;
  const isOver = (own[2]?.cumulativeDkk ?? 0) > (shown[2]?.cumulativeDkk ?? 0);
  const above = [-10, -18, -30, -44];
  const below = [22, 32, 44, 58];
  const sides = isOver ? [...above, ...below] : [...below, ...above];
  return sides.flatMap((dy) =>
    own.slice(2, -4).flatMap((row): PlacedText[] => {
      const textX = x(row.year);
      // A rising line is higher where the text ends.
      const ends = own.find(({ year }) => x(year) >= textX + width);
      if (ends === undefined) return [];
      const line = dy < 0 ? ends : row;
      const textY = y(line.cumulativeDkk) + dy;
      const box = textBox(textX, textY, width);
      return [{ words, textX, textY, anchor: 'start', ...ownPlace(box) }];
    }),
  );
}
