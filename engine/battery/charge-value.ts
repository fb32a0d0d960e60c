import type { Battery } from './flows.ts';
import { converted } from './losses.ts';

/** Widths below this are nothing [kWh]; dropping them keeps the list short. */
const NOTHING_KWH = 1e-12;

/** Where in `next` the hour stands: net production [kWh], import and export price [DKK/kWh]. */
export const NET_KWH = 0;
export const IMPORT_PRICE = 1;
export const EXPORT_PRICE = 2;
/** What charge is worth in the hour that `readNext` has read [DKK/kWh]: bought, given to the house, kept from the sun. */
export const BOUGHT = 3;
export const GIVEN = 4;
export const KEPT = 5;
/** What the plan leaves out of the hour in the owner's favour [DKK]. */
export const LEFT_OUT = 10;
/** The widths that belong to them [kWh of charge], and what the sun puts in [kWh]. */
const BOUGHT_KWH = 6;
const GIVEN_KWH = 7;
const KEPT_KWH = 8;
const SUN_IN = 9;

/** What charge must be worth to be bought, to be kept back and to be filled from the sun [DKK/kWh]; gridFill ≥ the others. */
export type AimPrices = {
  readonly gridFill: number;
  readonly reserve: number;
  readonly sunFill: number;
};

/** The charges that belong to them [kWh], by hour. */
export type Aims = {
  readonly gridFillKwh: Float64Array;
  readonly reserveKwh: Float64Array;
  readonly sunFillKwh: Float64Array;
};

/**
 * What charge in the battery is worth: a concave function of the charge [kWh → DKK], kept as segments with
 * falling slopes. One hour further back is a sup-convolution with what the hour can do, which for concave
 * functions is a merge of two sorted lists: exact, no grid of charges. An hour brings two segments of its own and
 * drops as much width at the steep end, so the list is kept in place and changed at that end only.
 *
 * A battery that takes or gives for a share of the hour loses and saves that share of what a whole hour would: with
 * losses by power an hour is linear still. A rest draws the standby from the grid.
 */
export class ChargeValue {
  /** Worth of an empty battery [DKK]. */
  atEmptyDkk = 0;
  /** Segments lie in [head, tail), the steepest first; a segment's slope [DKK/kWh] and width [kWh]. */
  private readonly slopes: Float64Array;
  private readonly widths: Float64Array;
  private head = 0;
  private tail = 0;
  private totalKwh = 0;
  private readonly battery: Battery;
  /** Of half the rated power, for what an hour's own net production does not tell [-]. */
  private readonly usualStored: number;
  private readonly usualDrawn: number;
  /** What the next step is given: as numbers handed over they would each be put on the heap, 200,000 times an estimate. */
  readonly next = new Float64Array(11);

  /** @param maxHours most hours it is carried back without `reset` */
  constructor(battery: Battery, maxHours: number) {
    // Two at most come in front in an hour: grid, and the other one.
    const size = 2 * maxHours + 1;
    this.battery = battery;
    const half = battery.powerKw / 2;
    const { stored, drawn } = battery.losses;
    this.usualStored = half > 0 ? Math.max(converted(stored, half) / half, NOTHING_KWH) : stored[1];
    this.usualDrawn = half > 0 ? converted(drawn, half) / half : drawn[1];
    this.slopes = new Float64Array(size);
    this.widths = new Float64Array(size);
    this.reset();
  }

  /** At the end of time charge is worth nothing. */
  reset(): void {
    const { usableKwh } = this.battery;
    const last = this.slopes.length - 1;
    this.atEmptyDkk = 0;
    this.tail = last + 1;
    this.head = usableKwh > NOTHING_KWH ? last : last + 1;
    this.slopes[last] = 0;
    this.widths[last] = usableKwh;
    this.totalKwh = usableKwh;
  }

  /** @returns copies of the slopes [DKK/kWh], falling, and of their widths [kWh] */
  segments(): { readonly slopes: Float64Array; readonly widths: Float64Array } {
    const { slopes, widths, head, tail } = this;
    return { slopes: slopes.slice(head, tail), widths: widths.slice(head, tail) };
  }

  /**
   * Charge up to which the next kWh is worth more than each of an hour's three prices, found in one walk.
   * @param prices gridFill is the highest of them
   * @param hour where to write
   * @param into charge worth more than each [kWh], by hour
   */
  chargesWorthMoreThan(
    { gridFill, reserve, sunFill }: AimPrices,
    hour: number,
    { gridFillKwh, reserveKwh, sunFillKwh }: Aims,
  ): void {
    const { slopes, widths, tail } = this;
    let at = this.head;
    let charge = 0;
    for (; at < tail && slopes[at]! > gridFill; at++) charge += widths[at]!;
    gridFillKwh[hour] = charge;
    const middle = reserve > sunFill ? reserve : sunFill;
    const lowest = reserve > sunFill ? sunFill : reserve;
    for (; at < tail && slopes[at]! > middle; at++) charge += widths[at]!;
    const middleKwh = charge;
    for (; at < tail && slopes[at]! > lowest; at++) charge += widths[at]!;
    reserveKwh[hour] = reserve > sunFill ? middleKwh : charge;
    sunFillKwh[hour] = reserve > sunFill ? charge : middleKwh;
  }

  /** Works out what charge is worth in the hour that stands in `next`; its prices: 0 ≤ export ≤ import. */
  readNext(): void {
    const { next, usualStored, usualDrawn } = this;
    const net = next[NET_KWH]!;
    const buy = next[IMPORT_PRICE]!;
    const sell = next[EXPORT_PRICE]!;
    const { powerKw, losses, standbyW } = this.battery;
    const standbyKwh = standbyW / 1000;
    let sunIn = net > 0 ? (net < powerKw ? net : powerKw) : 0;
    let stored = sunIn > 0 ? converted(losses.stored, sunIn) : 0;
    if (stored <= 0) {
      stored = 0;
      sunIn = 0;
    }
    const out = net < 0 ? (-net < powerKw ? -net : powerKw) : 0;
    const drawn = out > 0 ? converted(losses.drawn, out) : 0;
    const gridKwh = (powerKw - sunIn) * losses.gridEfficiency;
    // An hour without sun for it that buys nothing draws the standby.
    const spared = stored > 0 ? 0 : Math.min(standbyKwh, powerKw);
    const bought =
      gridKwh > NOTHING_KWH
        ? (buy * (powerKw - sunIn - spared)) / gridKwh
        : buy / losses.gridEfficiency;
    const given = drawn > 0 ? (buy * (out + standbyKwh)) / drawn : buy / usualDrawn;
    const kept =
      stored > 0 ? (sell * Math.max(0, sunIn - standbyKwh)) / stored : sell / usualStored;
    next[BOUGHT] = bought;
    // Worth of charge is concave only where nothing is worth more than what is bought.
    next[GIVEN] = given < bought ? given : bought;
    next[KEPT] = kept < bought ? kept : bought;
    next[LEFT_OUT] = (given - next[GIVEN]!) * drawn + (kept - next[KEPT]!) * stored;
    next[BOUGHT_KWH] = gridKwh;
    next[GIVEN_KWH] = drawn;
    next[KEPT_KWH] = stored;
    next[SUN_IN] = sunIn;
  }

  /** One hour back, that of `readNext`: from the worth of charge at the hour's end to that at its start. */
  stepBack(): void {
    const { next, slopes, widths, battery } = this;
    const buy = next[IMPORT_PRICE]!;
    const sunIn = next[SUN_IN]!;
    const left = next[NET_KWH]! - sunIn;
    const isSunny = next[KEPT_KWH]! > 0;
    // The hour's own segments: saved grid charging, then kept surplus or saved import.
    const gridSlope = next[BOUGHT]!;
    const otherSlope = isSunny ? next[KEPT]! : next[GIVEN]!;
    let gridWidth = next[BOUGHT_KWH]!;
    let otherWidth = isSunny ? next[KEPT_KWH]! : next[GIVEN_KWH]!;
    let over = this.totalKwh - battery.usableKwh + (isSunny ? 0 : otherWidth);
    this.atEmptyDkk +=
      (left > 0 ? next[EXPORT_PRICE]! : buy) * left - buy * (battery.powerKw - sunIn);
    // From the far left: charging with all the power there is, by the steepest segments first, the hour's own among them.
    let skip = gridWidth + (isSunny ? otherWidth : 0);
    skip = this.dropSteeper(gridSlope, skip);
    const fromGrid = skip < gridWidth ? skip : gridWidth;
    gridWidth -= fromGrid;
    skip = this.dropSteeper(otherSlope, skip - fromGrid);
    const fromOther = skip < otherWidth ? skip : otherWidth;
    otherWidth -= fromOther;
    this.atEmptyDkk += gridSlope * fromGrid + otherSlope * fromOther;
    const { head } = this;
    let { tail } = this;
    // Each in its place; the steeper ones move forward.
    let to = head;
    if (gridWidth > NOTHING_KWH) to--;
    if (otherWidth > NOTHING_KWH) to--;
    const first = to;
    let from = head;
    if (gridWidth > NOTHING_KWH) {
      for (; from < tail && slopes[from]! > gridSlope; from++, to++) {
        slopes[to] = slopes[from]!;
        widths[to] = widths[from]!;
      }
      slopes[to] = gridSlope;
      widths[to] = gridWidth;
      to++;
    }
    if (otherWidth > NOTHING_KWH) {
      for (; from < tail && slopes[from]! > otherSlope; from++, to++) {
        slopes[to] = slopes[from]!;
        widths[to] = widths[from]!;
      }
      slopes[to] = otherSlope;
      widths[to] = otherWidth;
    }
    this.head = first;
    // No more charge than the battery holds.
    for (; over > 0 && tail > first; tail--) {
      const rest = widths[tail - 1]! - over;
      if (rest > NOTHING_KWH) {
        widths[tail - 1] = rest;
        break;
      }
      over -= widths[tail - 1]!;
    }
    this.tail = tail;
    this.totalKwh = battery.usableKwh;
  }

  /** Drops up to a width of the segments steeper than a slope, into the worth of empty; what is left to drop. */
  private dropSteeper(slope: number, skipKwh: number): number {
    const { slopes, widths, tail } = this;
    let skip = skipKwh;
    let head = this.head;
    while (head < tail && skip > 0 && slopes[head]! > slope) {
      const width = widths[head]!;
      const dropped = width > skip ? skip : width;
      this.atEmptyDkk += slopes[head]! * dropped;
      skip -= dropped;
      if (dropped < width) widths[head] = width - dropped;
      else head++;
    }
    this.head = head;
    return skip;
  }
}
