/** Widths below this are nothing [kWh]; dropping them keeps the list short. */
const NOTHING_KWH = 1e-12;
/** Slopes closer than this are one segment [DKK/kWh]. */
const SAME_SLOPE = 1e-12;

/** One hour as the battery meets it. */
export type ValueHour = {
  /** Production less use [kWh]; negative when the house needs more than the sun gives. */
  netKwh: number;
  /** [DKK/kWh], 0 ≤ export ≤ import. */
  importPrice: number;
  exportPrice: number;
};

/** The battery as the sums need it. */
export type ValueBattery = {
  readonly usableKwh: number;
  readonly powerKw: number;
  /** Square root of the round-trip efficiency. */
  readonly oneWay: number;
  readonly standbyKwh: number;
};

/**
 * What charge in the battery is worth: a concave function of the charge [kWh → DKK], kept as segments with
 * falling slopes. One hour further back is a sup-convolution with what the hour can do, which for concave
 * functions is a merge of two sorted lists: exact, no grid of charges, and linear in the number of segments.
 *
 * Standby is the one part that is not concave (an empty battery has none); its concave hull stands in, which
 * values charge near empty a little too high. So the value is never below the true one: a bound.
 */
export class ChargeValue {
  /** Worth of an empty battery [DKK]. */
  atEmptyDkk = 0;
  count = 0;
  slopes: Float64Array;
  widths: Float64Array;
  private nextSlopes: Float64Array;
  private nextWidths: Float64Array;
  private readonly battery: ValueBattery;

  /** @param maxHours most hours it is carried back without `reset` */
  constructor(battery: ValueBattery, maxHours: number) {
    const size = 3 * maxHours + 4;
    this.battery = battery;
    this.slopes = new Float64Array(size);
    this.widths = new Float64Array(size);
    this.nextSlopes = new Float64Array(size);
    this.nextWidths = new Float64Array(size);
    this.reset();
  }

  /** At the end of time charge is worth nothing. */
  reset(): void {
    this.atEmptyDkk = 0;
    this.count = this.battery.usableKwh > NOTHING_KWH ? 1 : 0;
    this.slopes[0] = 0;
    this.widths[0] = this.battery.usableKwh;
  }

  /**
   * Charge up to which the next kWh is worth more than a price.
   * @param price [DKK/kWh of charge]
   * @returns [kWh]
   */
  chargeWorthMoreThan(price: number): number {
    let charge = 0;
    for (let i = 0; i < this.count && this.slopes[i]! > price; i++) charge += this.widths[i]!;
    return charge;
  }

  /** One hour back: from the worth of charge at the hour's end to that at its start. */
  stepBack({ netKwh, importPrice, exportPrice }: ValueHour): void {
    const { usableKwh, powerKw, oneWay, standbyKwh } = this.battery;
    const sunIn = netKwh > 0 ? Math.min(netKwh, powerKw) : 0;
    const out = netKwh < 0 ? Math.min(-netKwh, powerKw) : 0;
    // The hour's own segments: saved grid charging, then kept surplus or saved import.
    const gridWidth = (powerKw - sunIn) * oneWay;
    const gridSlope = importPrice / oneWay;
    const otherWidth = netKwh > 0 ? sunIn * oneWay : out / oneWay;
    const otherSlope = netKwh > 0 ? exportPrice / oneWay : importPrice * oneWay;
    // From the far left: charging with all the power there is.
    let skip = gridWidth + (netKwh > 0 ? otherWidth : 0);
    this.atEmptyDkk +=
      netKwh > 0
        ? exportPrice * (netKwh - sunIn) - importPrice * (powerKw - sunIn)
        : importPrice * (netKwh - powerKw);

    const { slopes, widths, count, nextSlopes, nextWidths } = this;
    let room = usableKwh;
    let from = 0;
    let made = 0;
    let own = 0;
    while (room > NOTHING_KWH || skip > 0) {
      let slope: number;
      let width: number;
      if (own === 0 && (from >= count || gridSlope >= slopes[from]!)) {
        slope = gridSlope;
        width = gridWidth;
        own = 1;
      } else if (own === 1 && (from >= count || otherSlope >= slopes[from]!)) {
        slope = otherSlope;
        width = otherWidth;
        own = 2;
      } else if (from < count) {
        slope = slopes[from]!;
        width = widths[from]!;
        from++;
      } else break;
      if (skip > 0) {
        const dropped = skip < width ? skip : width;
        this.atEmptyDkk += slope * dropped;
        skip -= dropped;
        width -= dropped;
      }
      if (width > room) width = room;
      if (width <= NOTHING_KWH) continue;
      room -= width;
      if (made > 0 && nextSlopes[made - 1]! - slope < SAME_SLOPE) {
        nextWidths[made - 1]! += width;
      } else {
        nextSlopes[made] = slope;
        nextWidths[made] = width;
        made++;
      }
    }
    this.slopes = nextSlopes;
    this.widths = nextWidths;
    this.nextSlopes = slopes;
    this.nextWidths = widths;
    this.count = made;
    if (standbyKwh > 0) this.takeStandby(standbyKwh);
  }

  /** Shifts the function right by the standby and takes the concave hull at its foot. */
  private takeStandby(standbyKwh: number): void {
    const { slopes, widths } = this;
    let width = standbyKwh;
    let worth = 0;
    let from = 0;
    while (from < this.count && worth < slopes[from]! * width) {
      worth += slopes[from]! * widths[from]!;
      width += widths[from]!;
      from++;
    }
    const { nextSlopes, nextWidths } = this;
    let made = 0;
    let room = this.battery.usableKwh;
    const foot = width < room ? width : room;
    nextSlopes[made] = worth / width;
    nextWidths[made] = foot;
    made++;
    room -= foot;
    for (; from < this.count && room > NOTHING_KWH; from++) {
      const next = widths[from]! < room ? widths[from]! : room;
      nextSlopes[made] = slopes[from]!;
      nextWidths[made] = next;
      made++;
      room -= next;
    }
    this.slopes = nextSlopes;
    this.widths = nextWidths;
    this.nextSlopes = slopes;
    this.nextWidths = widths;
    this.count = made;
  }
}
