import { m } from '../../messages/compiled/messages.js';
import { kr } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { Point } from './chart-path.ts';
import { lastOf, type ChartEconomy } from './economy-figures.ts';
import type { LabelledEconomy, PlacedText } from './economy-plot.ts';
import { placing, ROW_PX, textBox, type Place, type Placing, type Taken } from './free-place.ts';
import { taxWords } from './tax-words.ts';
import { textWidthPx } from './text-size.ts';

type Event = ChartEconomy['events'][number];

/** So many rows of the payback, and places of the first cost, are tried for ones that leave the others theirs. */
const PAYBACK_TRIES = 10;
const COST_TRIES = 8;

type Along<P> = {
  readonly texts: Placing;
  readonly payback: P | null;
  readonly oneOffs: readonly PlacedText[];
};

/** The payback and the costs of single years, all clear if that can be: the best place of one may be in another's way. */
export function placedAlong<P extends PlacedText>(
  plot: LabelledEconomy,
  taken: Taken,
  paybackPlaces: readonly P[],
  /** The payback's words where they and the costs can't all be clear. */
  paybackAlone: () => P | null,
): Along<P> {
  const costs = plot.scenarios[0].economy.events
    .map((event) => oneOffPlaces(plot, event))
    .filter((places) => places.length > 0);
  let rest = paybackPlaces;
  for (let tries = 0; tries < PAYBACK_TRIES; tries++) {
    const payback = placing(taken).place(rest, 'clear');
    if (payback === null && paybackPlaces.length > 0) break;
    const found = costsBeside(taken, payback, costs);
    if (found !== null) return { ...found, payback };
    if (payback === null) break;
    rest = rest.slice(rest.indexOf(payback)).filter(({ textY }) => textY !== payback.textY);
  }
  const payback = paybackAlone();
  // One that has no clear place is left out: its bar below is named, too.
  return { ...withCosts(taken, payback, costs), payback };
}

/** The costs with the payback where it is; null if they are not all clear. */
function costsBeside(
  taken: Taken,
  payback: Place | null,
  [first = [], ...others]: readonly (readonly PlacedText[])[],
): Omit<Along<never>, 'payback'> | null {
  let rest = first;
  for (let tries = 0; tries < COST_TRIES; tries++) {
    const tried = withCosts(taken, payback, [rest, ...others]);
    const [own] = tried.oneOffs;
    if (first.length === 0 || tried.oneOffs.length === others.length + 1) return tried;
    if (own === undefined || !rest.includes(own)) return null;
    rest = rest.slice(rest.indexOf(own) + 1);
  }
  return null;
}

function withCosts(
  taken: Taken,
  payback: Place | null,
  costs: readonly (readonly PlacedText[])[],
): Omit<Along<never>, 'payback'> {
  const texts = placing(taken);
  if (payback !== null) texts.place([payback]);
  const oneOffs = costs
    .map((places) => texts.place(places, 'clear'))
    .filter((place) => place !== null);
  return { texts, oneOffs };
}

/** From the curve to the nearest row above or below it. */
const AWAY_PX = 34;
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Further away only when nothing nearer is free. */
const FAR_ROWS = [8, 9, 10, 11];

/** A cost of one year: above the curve to the left, below it to the right, further away. */
function oneOffPlaces(plot: LabelledEconomy, event: Event): readonly PlacedText[] {
  const { x, y, locale, scenarios } = plot;
  const { economy } = scenarios[0];
  const { cashFlow } = economy;
  const row = cashFlow.find((one) => one.year === event.year);
  if (!row || event.kind === 'tax-step') return [];
  const [at, end] = [x(event.year - 0.5), x(lastOf(economy).year)];
  const amount = kr(Math.round(Math.abs(event.costDkk) / 100) * 100, locale);
  const words = oneOffWords(event.kind, { year: event.year, amount }, locale);
  const width = textWidthPx(words);
  const to: Point = [at, y(row.cumulativeDkk)];
  const placed = (left: number, textY: number): PlacedText => {
    const box = textBox(left, textY, width);
    const from: Point = [at, textY < to[1] ? textY + 6 : box.top];
    return { words, textX: left, textY, anchor: 'start', box, leader: [from, to] };
  };
  const within = (left: number) => Math.min(end - width, Math.max(x(0) + 6, left));
  /** The band's rows over or under a text. */
  const beside = (left: number) =>
    cashFlow.filter(({ year }) => x(year + 1) >= left && x(year - 1) <= left + width);
  const above = (wanted: number, rows: readonly number[] = ROWS) => {
    const left = within(wanted);
    const highest = Math.min(...beside(left).map((one) => y(one.cumulativeP90Dkk)));
    return rows.map((up) => placed(left, highest - AWAY_PX - ROW_PX * up));
  };
  const below = (wanted: number) => {
    const left = within(wanted);
    const lowest = Math.max(...beside(left).map((one) => y(one.cumulativeP10Dkk)));
    return ROWS.map((down) => placed(left, lowest + AWAY_PX + ROW_PX * down));
  };
  const [toTheLeft, middle, toTheRight] = [at + 4 - width, at - width / 2, at - 4];
  const tax = taxWords(plot, lastOf(economy).year);
  const besideTax = tax !== null && tax.lineX < at ? tax.lineX + 8 : null;
  return [
    ...above(toTheLeft),
    ...below(toTheRight),
    ...above(middle),
    ...below(middle),
    ...above(toTheRight),
    ...below(toTheLeft),
    ...(besideTax === null ? [] : above(besideTax, [...ROWS, ...FAR_ROWS])),
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
