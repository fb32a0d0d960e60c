import { m } from '../../messages/compiled/messages.js';
import { kr, years } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { Point } from './chart-path.ts';
import { startName, type EconomyPlot } from './economy-curves.tsx';
import { lastOf, type ChartEconomy, type EconomyScenario } from './economy-figures.ts';
import { paybackNote } from './economy-text.ts';
import { freePlace, type Box, type Place, type Taken } from './free-place.ts';
import type { TaxStep } from './tax-step.ts';
import { taxWords } from './tax-words.ts';

/** Approximate width of a letter. */
const PLAIN_14_PX = 6.9;
const BOLD_14_PX = 7.4;
const BOLD_16_PX = 8.4;
/** From the baseline to above the capitals and below the descenders. */
const RISE_PX = 15;
const FALL_PX = 5;
const ROW_PX = 20;

export type LabelledEconomy = EconomyPlot & {
  scenarios: readonly [EconomyScenario, ...EconomyScenario[]];
  taxStep: TaxStep | undefined;
};

export type PlacedText = Place & {
  readonly words: string;
  readonly textX: number;
  readonly textY: number;
  readonly anchor: 'start' | 'end';
};
export type PaybackText = PlacedText & { readonly note: string };

/** Texts along the curve, each clear of the curves and of what was placed before it. */
export function economyLabels(plot: LabelledEconomy): {
  readonly payback: PaybackText | null;
  readonly oneOffs: readonly PlacedText[];
} {
  let taken = drawnAlready(plot);
  const payback = freePlace(paybackPlaces(plot), taken);
  if (payback !== null) taken = withPlaced(taken, payback);
  const oneOffs: PlacedText[] = [];
  for (const event of plot.variant === 'phone' ? [] : plot.scenarios[0].economy.events) {
    const placed = freePlace(oneOffPlaces(plot, event), taken);
    if (placed === null) continue;
    oneOffs.push(placed);
    taken = withPlaced(taken, placed);
  }
  return { payback, oneOffs };
}

function withPlaced(taken: Taken, { box, leader }: Place): Taken {
  return { ...taken, boxes: [...taken.boxes, box], lines: [...taken.lines, leader] };
}

function drawnAlready(plot: LabelledEconomy): Taken {
  const { x, y, scenarios, variant, bottom } = plot;
  const [{ economy: shown }, ...others] = scenarios;
  const end = x(lastOf(shown).year);
  const curve = (
    { cashFlow }: ChartEconomy,
    of: 'cumulativeDkk' | 'cumulativeP10Dkk' | 'cumulativeP90Dkk',
  ) => cashFlow.map((row): Point => [x(row.year), y(row[of])]);
  const tax = taxWords(plot, lastOf(shown).year);
  const names = variant === 'wide' ? others.map((other) => startName(plot, other)) : [];
  return {
    frame: { left: x(0) + 4, right: end, top: 0, bottom: bottom + 10 },
    boxes: [
      ...names.map(({ words, textX, textY }) => boxOf(textX, textY, words.length * PLAIN_14_PX)),
      ...(tax === null ? [] : tax.rows).map(({ words, textX, textY }) =>
        boxOf(textX, textY, words.length * BOLD_14_PX),
      ),
    ],
    lines: [
      curve(shown, 'cumulativeP90Dkk'),
      curve(shown, 'cumulativeDkk'),
      curve(shown, 'cumulativeP10Dkk'),
      ...others.map(({ economy }) => curve(economy, 'cumulativeDkk')),
      [
        [x(0), y(0)],
        [end, y(0)],
      ],
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

function boxOf(left: number, textY: number, width: number, rows = 1): Box {
  const bottom = textY + ROW_PX * (rows - 1) + FALL_PX;
  return { left, right: left + width, top: textY - RISE_PX, bottom };
}

/** Two rows about the payback: below the zero line to the right of it, above it to the left, further away. */
function paybackPlaces(plot: LabelledEconomy): readonly PaybackText[] {
  const { x, y, variant, locale, firstYear, scenarios } = plot;
  const { economy } = scenarios[0];
  if (economy.paybackYears === null) return [];
  const isPhone = variant === 'phone';
  const words = m.charts_economy_payback(
    { payback: years(economy.paybackYears, locale) },
    { locale },
  );
  const note = paybackNote(economy, firstYear, locale, isPhone);
  const width = Math.max(
    words.length * (isPhone ? BOLD_14_PX : BOLD_16_PX),
    note.length * PLAIN_14_PX,
  );
  const [at, zero] = [x(economy.paybackYears), y(0)];
  const [first, last] = [x(0) + 6, x(lastOf(economy).year) - width];
  const below = isPhone ? [62, 84] : [48, 70, 92];
  const further = [-52, -74, -96, -118, -140, -38, 114, 136, 158, 180, 202, 224];
  return [...below, ...further].flatMap((dy) =>
    [at + 8, at - 8 - width, Math.min(at, last), Math.max(first, last)].map((left): PaybackText => {
      const textY = zero + dy;
      const box = boxOf(left, textY, width, 2);
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
    }),
  );
}

/** A cost of one year: above the curve to the left, below it to the right, further away. */
function oneOffPlaces(
  plot: LabelledEconomy,
  event: ChartEconomy['events'][number],
): readonly PlacedText[] {
  const { x, y, locale, scenarios } = plot;
  const { cashFlow } = scenarios[0].economy;
  const row = cashFlow.find((one) => one.year === event.year);
  if (!row || event.kind === 'tax-step') return [];
  const [at, end] = [x(event.year - 0.5), x(lastOf(scenarios[0].economy).year)];
  const amount = kr(Math.round(Math.abs(event.costDkk) / 100) * 100, locale);
  const words = oneOffWords(event.kind, { year: event.year, amount }, locale);
  const width = words.length * PLAIN_14_PX;
  // The curve falls at a one-off cost, so an earlier point may be higher.
  const highest = Math.min(
    ...cashFlow
      .filter(({ year }) => x(year) >= at - width && x(year - 1) <= at)
      .map((point) => y(point.cumulativeP90Dkk)),
  );
  const placed = (anchor: 'start' | 'end', textY: number): PlacedText => {
    const textX =
      anchor === 'end' ? Math.max(at + 4, x(0) + 6 + width) : Math.min(at - 4, end - width);
    const box = boxOf(anchor === 'end' ? textX - width : textX, textY, width);
    const from: Point = [at, anchor === 'end' ? textY + 6 : textY - RISE_PX];
    return { words, textX, textY, anchor, box, leader: [from, [at, y(row.cumulativeDkk)]] };
  };
  const steps = [0, 1, 2, 3, 4, 5, 6, 7];
  return [
    ...steps.map((step) => placed('end', highest - 34 - ROW_PX * step)),
    ...steps.map((step) => placed('start', y(row.cumulativeP10Dkk) + 34 + ROW_PX * step)),
  ];
}

function oneOffWords(
  kind: ChartEconomy['events'][number]['kind'],
  words: { year: number; amount: string },
  locale: Locale,
): string {
  if (kind === 'roof') return m.charts_economy_roof(words, { locale });
  if (kind === 'deduction') return m.charts_economy_deduction(words, { locale });
  if (kind === 'battery-end') return m.charts_economy_battery_end(words, { locale });
  return kind === 'battery'
    ? m.charts_economy_battery(words, { locale })
    : m.charts_economy_inverter(words, { locale });
}
