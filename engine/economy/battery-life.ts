/** Below this share of its first capacity a battery is a candidate for replacement. */
export const REPLACE_BELOW_CAPACITY = 0.6;

/** Factor on the capacity in a year of the battery's own life, 1 the first. */
export const capacityInYear = (fadePercent: number, age: number): number =>
  (1 - fadePercent / 100) ** (age - 1);

export type BatteryLife = {
  /** Factor on the capacity in year 1, 2 … of operation. */
  readonly capacity: readonly number[];
  readonly replacedInYears: readonly number[];
};

/**
 * A battery's capacity over the years. It is replaced in the first year in which it would be below 60 % and
 * what the new one adds in savings until the end, discounted to that year, is worth its price.
 * @param years length of the calculation
 * @param fadePercent loss of capacity [%/yr of what is left], 0–100
 * @param replacementDkk price of the new one
 * @param discountRate per year as a share
 * @param savingDkk saving of an operating year at a capacity factor [DKK]
 * @throws RangeError fade outside 0–100
 */
export function batteryLife({
  years,
  fadePercent,
  replacementDkk,
  discountRate,
  savingDkk,
}: {
  readonly years: number;
  readonly fadePercent: number;
  readonly replacementDkk: number;
  readonly discountRate: number;
  readonly savingDkk: (year: number, capacity: number) => number;
}): BatteryLife {
  if (!(fadePercent >= 0 && fadePercent <= 100)) throw new RangeError(`fade ${fadePercent} %`);
  const capacity: number[] = [];
  const replacedInYears: number[] = [];
  let age = 1;
  for (let year = 1; year <= years; year++, age++) {
    if (capacityInYear(fadePercent, age) < REPLACE_BELOW_CAPACITY) {
      let gainDkk = 0;
      for (let later = year; later <= years; later++) {
        const fresh = savingDkk(later, capacityInYear(fadePercent, later - year + 1));
        const faded = savingDkk(later, capacityInYear(fadePercent, age + later - year));
        gainDkk += (fresh - faded) / (1 + discountRate) ** (later - year);
      }
      if (gainDkk > replacementDkk) {
        replacedInYears.push(year);
        age = 1;
      }
    }
    capacity.push(capacityInYear(fadePercent, age));
  }
  return { capacity, replacedInYears };
}
