/** Widths below this are nothing [kWh]; dropping them keeps the list short. */
const NOTHING_KWH = 1e-12;
/** Slopes closer than this are one segment [DKK/kWh]. */
const SAME_SLOPE = 1e-12;

/** The battery as the sums need it. */
export type ValueBattery = {
  readonly usableKwh: number;
  readonly powerKw: number;
  /** Square root of the round-trip efficiency. */
  readonly oneWay: number;
  readonly standbyKwh: number;
};

/** Where in `next` the hour stands: net production [kWh], import and export price [DKK/kWh]; and a segment. */
export const NET_KWH = 0;
export const IMPORT_PRICE = 1;
export const EXPORT_PRICE = 2;
const SLOPE = 3;
const WIDTH = 4;

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
 * Standby is the one part that is not concave (an empty battery has none); its concave hull stands in, which
 * values charge near empty a little too high. So the value is never below the true one: a bound.
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
  private readonly battery: ValueBattery;
  /** What the next step is given: as numbers handed over they would each be put on the heap, 200,000 times an estimate. */
  readonly next = new Float64Array(5);

  /** @param maxHours most hours it is carried back without `reset` */
  constructor(battery: ValueBattery, maxHours: number) {
    // Three at most come in front in an hour: grid, the other one, and the foot of standby.
    const size = 3 * maxHours + 1;
    this.battery = battery;
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

  /**
   * One hour back: from the worth of charge at the hour's end to that at its start.
   * @param netKwh production less use; negative when the house needs more than the sun gives
   * @param importPrice [DKK/kWh], ≥ 0
   * @param exportPrice [DKK/kWh], 0 to importPrice
   */
  stepBack(netKwh: number, importPrice: number, exportPrice: number): void {
    const { next } = this;
    next[NET_KWH] = netKwh;
    next[IMPORT_PRICE] = importPrice;
    next[EXPORT_PRICE] = exportPrice;
    this.stepBackNext();
  }

  /** stepBack by the hour that stands in `next`. */
  stepBackNext(): void {
    const netKwh = this.next[NET_KWH]!;
    const importPrice = this.next[IMPORT_PRICE]!;
    const exportPrice = this.next[EXPORT_PRICE]!;
    const { powerKw, oneWay, standbyKwh } = this.battery;
    const sunIn = netKwh > 0 ? (netKwh < powerKw ? netKwh : powerKw) : 0;
    const out = netKwh < 0 ? (-netKwh < powerKw ? -netKwh : powerKw) : 0;
    // The hour's own segments: saved grid charging, then kept surplus or saved import.
    const gridSlope = importPrice / oneWay;
    const otherSlope = netKwh > 0 ? exportPrice / oneWay : importPrice * oneWay;
    let gridWidth = (powerKw - sunIn) * oneWay;
    let otherWidth = netKwh > 0 ? sunIn * oneWay : out / oneWay;
    // From the far left: charging with all the power there is, by the steepest segments first.
    let skip = gridWidth + (netKwh > 0 ? otherWidth : 0);
    this.totalKwh += netKwh > 0 ? 0 : otherWidth;
    this.atEmptyDkk +=
      netKwh > 0
        ? exportPrice * (netKwh - sunIn) - importPrice * (powerKw - sunIn)
        : importPrice * (netKwh - powerKw);
    skip = this.dropSteeper(gridSlope, skip);
    const fromGrid = skip < gridWidth ? skip : gridWidth;
    gridWidth -= fromGrid;
    skip = this.dropSteeper(otherSlope, skip - fromGrid);
    const fromOther = skip < otherWidth ? skip : otherWidth;
    otherWidth -= fromOther;
    this.atEmptyDkk += gridSlope * fromGrid + otherSlope * fromOther;
    if (gridWidth > NOTHING_KWH) {
      this.next[SLOPE] = gridSlope;
      this.next[WIDTH] = gridWidth;
      this.insertNext();
    }
    if (otherWidth > NOTHING_KWH) {
      this.next[SLOPE] = otherSlope;
      this.next[WIDTH] = otherWidth;
      this.insertNext();
    }
    this.trim();
    if (standbyKwh > 0) {
      this.takeStandby(standbyKwh);
      this.trim();
    }
  }

  /** Drops up to a width of the segments steeper than a slope, into the worth of empty; what is left to drop. */
  private dropSteeper(slope: number, skipKwh: number): number {
    const { slopes, widths, tail } = this;
    let skip = skipKwh;
    let head = this.head;
    for (; head < tail && skip > 0 && slopes[head]! > slope; head++) {
      const width = widths[head]!;
      if (width > skip) {
        this.atEmptyDkk += slopes[head]! * skip;
        widths[head] = width - skip;
        skip = 0;
        break;
      }
      this.atEmptyDkk += slopes[head]! * width;
      skip -= width;
    }
    this.head = head;
    return skip;
  }

  /** Puts a segment in its place; the steeper ones move one forward. */
  private insertNext(): void {
    const { slopes, widths, tail } = this;
    const slope = this.next[SLOPE]!;
    const width = this.next[WIDTH]!;
    let at = this.head;
    while (at < tail && slopes[at]! > slope) at++;
    if (at < tail && slope - slopes[at]! < SAME_SLOPE) {
      widths[at]! += width;
      return;
    }
    if (at > this.head && slopes[at - 1]! - slope < SAME_SLOPE) {
      widths[at - 1]! += width;
      return;
    }
    this.head--;
    for (let i = this.head; i < at - 1; i++) {
      slopes[i] = slopes[i + 1]!;
      widths[i] = widths[i + 1]!;
    }
    slopes[at - 1] = slope;
    widths[at - 1] = width;
  }

  /** Shifts the function right by the standby and takes the concave hull at its foot. */
  private takeStandby(standbyKwh: number): void {
    const { slopes, widths, tail } = this;
    let width = standbyKwh;
    let worth = 0;
    let from = this.head;
    while (from < tail && worth < slopes[from]! * width) {
      worth += slopes[from]! * widths[from]!;
      width += widths[from]!;
      from++;
    }
    from--;
    slopes[from] = worth / width;
    widths[from] = width;
    this.head = from;
    this.totalKwh += standbyKwh;
  }

  /** No more charge than the battery holds. */
  private trim(): void {
    const { widths } = this;
    let over = this.totalKwh - this.battery.usableKwh;
    this.totalKwh = this.battery.usableKwh;
    while (over > 0 && this.tail > this.head) {
      const last = this.tail - 1;
      const left = widths[last]! - over;
      if (left > NOTHING_KWH) {
        widths[last] = left;
        return;
      }
      over -= widths[last]!;
      this.tail = last;
    }
  }
}
