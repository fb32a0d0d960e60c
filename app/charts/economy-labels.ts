import { m } from '../../messages/compiled/messages.js';
import { kr, years } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { Point } from './chart-path.ts';
import type { EconomyPlot } from './economy-curves.tsx';
import {
  lastOf,
  scenarioLabel,
  type ChartEconomy,
  type EconomyScenario,
} from './economy-figures.ts';
import { paybackNote } from './economy-text.ts';
import { ownPlace, placing, ROW_PX, textBox, type Place, type Taken } from './free-place.ts';
import type { TaxStep } from './tax-step.ts';
import { taxWords } from './tax-words.ts';
import { textWidthPx } from './text-size.ts';

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
  /** Beside the dashed lines of the other scenarios. */
  readonly names: readonly PlacedText[];
} {
  const texts = placing(drawnAlready(plot));
  const payback = texts.place(paybackPlaces(plot));
  if (plot.variant === 'phone') return { payback, oneOffs: [], names: [] };
  const [{ economy }, ...others] = plot.scenarios;
  const oneOffs = economy.events.map((event) => texts.place(oneOffPlaces(plot, event)));
  const names = others.map((other) => texts.place(namePlaces(plot, other)));
  return { payback, oneOffs: oneOffs.filter(isPlaced), names: names.filter(isPlaced) };
}

const isPlaced = (place: PlacedText | null): place is PlacedText => place !== null;

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
    strikes: [
      curve(shown, 'cumulativeDkk'),
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
    textWidthPx(words, { bold: true, size: isPhone ? 14 : 16 }),
    textWidthPx(note),
  );
  const [at, zero] = [x(economy.paybackYears), y(0)];
  const [first, last] = [x(0) + 6, x(lastOf(economy).year) - width];
  const below = isPhone ? [62, 84] : [48, 70, 92];
  const further = [-52, -74, -96, -118, -140, -38, 114, 136, 158, 180, 202, 224];
  return [...below, ...further].flatMap((dy) =>
    [at + 8, at - 8 - width, Math.min(at, last), Math.max(first, last)].map((left): PaybackText => {
      const textY = zero + dy;
      const box = textBox(left, textY, width, 2);
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
  const width = textWidthPx(words);
  // The curve falls at a one-off cost, so an earlier point may be higher.
  const highest = Math.min(
    ...cashFlow
      .filter(({ year }) => x(year) >= at - width && x(year - 1) <= at)
      .map((point) => y(point.cumulativeP90Dkk)),
  );
  const to: Point = [at, y(row.cumulativeDkk)];
  const placed = (wantedLeft: number, textY: number): PlacedText => {
    const left = Math.min(end - width, Math.max(x(0) + 6, wantedLeft));
    const box = textBox(left, textY, width);
    const from: Point = [at, textY < to[1] ? textY + 6 : box.top];
    return { words, textX: left, textY, anchor: 'start', box, leader: [from, to] };
  };
  const [toTheLeft, middle, toTheRight] = [at + 4 - width, at - width / 2, at - 4];
  const tax = taxWords(plot, lastOf(scenarios[0].economy).year);
  const besideTax = tax !== null && tax.lineX < at ? tax.lineX + 8 : null;
  const steps = [0, 1, 2, 3, 4, 5, 6, 7];
  // Further away only when nothing nearer is free.
  const far = [8, 9, 10, 11];
  const above = (left: number) => steps.map((step) => placed(left, highest - 34 - ROW_PX * step));
  const below = (left: number) =>
    steps.map((step) => placed(left, y(row.cumulativeP10Dkk) + 34 + ROW_PX * step));
  return [
    ...above(toTheLeft),
    ...below(toTheRight),
    ...above(middle),
    ...below(middle),
    ...above(toTheRight),
    ...below(toTheLeft),
    ...(besideTax === null
      ? []
      : [...steps, ...far].map((step) => placed(besideTax, highest - 34 - ROW_PX * step))),
  ];
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
