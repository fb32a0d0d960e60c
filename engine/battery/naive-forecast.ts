import { danishYear } from '../calendar/danish-year.ts';

// Weight of the newest day in the mean of the days before, 0–1. Our own choice; anything from 0.1 to 1 changes
// the yearly bill by less than 2 %.
const NEWEST_SUN = 0.35;
const NEWEST_USE = 0.3;

/**
 * What a plain controller expects: the same hour of the days before, the newer the heavier; use by day type
 * (working day or free day), sun by UTC hour. It knows nothing that has not been.
 */
export class NaiveForecast {
  private readonly sun = new Float64Array(24);
  private readonly use = new Float64Array(48);
  private readonly isKnown = new Uint8Array(72);

  /** @returns expected production less expected use [kWh] */
  netKwh(hour: number): number {
    return this.sun[hour % 24]! - this.use[useSlot(hour)]!;
  }

  /** Takes in an hour that has been [kWh]. */
  learn(hour: number, madeKwh: number, usedKwh: number): void {
    this.blend(this.sun, hour % 24, hour % 24, madeKwh, NEWEST_SUN);
    const slot = useSlot(hour);
    this.blend(this.use, slot, 24 + slot, usedKwh, NEWEST_USE);
  }

  private blend(
    means: Float64Array,
    slot: number,
    known: number,
    kwh: number,
    newest: number,
  ): void {
    const weight = this.isKnown[known] === 1 ? newest : 1;
    means[slot]! += weight * (kwh - means[slot]!);
    this.isKnown[known] = 1;
  }
}

/** Local hour of the day, free days apart. */
function useSlot(hour: number): number {
  const { hourOfDay, isWeekend } = danishYear();
  return hourOfDay[hour]! + 24 * isWeekend[hour]!;
}
