import { HOURS_PER_CALL } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { FlowPrices } from './flows.ts';
import type { Offer } from './hour-offers.ts';

// The loops over the hours of a year's sums: of their own, because one that can also write the hours is slow where it
// doesn't. What they do is explained in dispatch.ts.

/** The sums of a year as its hours add up: where each stands in an array. */
export const CHARGE = 0;
export const OUT = 1;
export const SOLD = 2;
export const IN = 3;
export const CURTAILED = 4;
export const IMPORTED_DKK = 5;
export const EXPORTED_DKK = 6;
export const SUMS = 7;

/** What the years of a home's batteries share, whatever their capacity. */
export type SharedYear = Offer &
  FlowPrices & {
    readonly oneWay: number;
    readonly standbyKwh: number;
    /** Export price of the hours, where export stops when it is negative. */
    readonly stopAt: Hourly | null;
  };

/** A battery of one capacity [kWh], and the sums of its year so far. */
export type BatterySums = { readonly usableKwh: number; readonly sums: Float64Array };

/**
 * A part of the year of three capacities in one go: an hour waits for the charge of the hour before, and the processor does
 * two other batteries' hours in that time.
 * @param year what is the same for the three
 */
export function threeBatteriesHours(
  from: number,
  year: SharedYear,
  { usableKwh: usableA, sums: sumsA }: BatterySums,
  { usableKwh: usableB, sums: sumsB }: BatterySums,
  { usableKwh: usableC, sums: sumsC }: BatterySums,
): void {
  const { over, short, imported, exported, stopAt, oneWay, standbyKwh } = year;
  const { into: offeredIn, out: askedOut } = year;
  const perOneWay = 1 / oneWay;
  let chargeA = sumsA[CHARGE]!;
  let inA = sumsA[IN]!;
  let outA = sumsA[OUT]!;
  let soldA = sumsA[SOLD]!;
  let curtailedA = sumsA[CURTAILED]!;
  let importedA = sumsA[IMPORTED_DKK]!;
  let exportedA = sumsA[EXPORTED_DKK]!;
  let chargeB = sumsB[CHARGE]!;
  let inB = sumsB[IN]!;
  let outB = sumsB[OUT]!;
  let soldB = sumsB[SOLD]!;
  let curtailedB = sumsB[CURTAILED]!;
  let importedB = sumsB[IMPORTED_DKK]!;
  let exportedB = sumsB[EXPORTED_DKK]!;
  let chargeC = sumsC[CHARGE]!;
  let inC = sumsC[IN]!;
  let outC = sumsC[OUT]!;
  let soldC = sumsC[SOLD]!;
  let curtailedC = sumsC[CURTAILED]!;
  let importedC = sumsC[IMPORTED_DKK]!;
  let exportedC = sumsC[EXPORTED_DKK]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const offered = offeredIn[hour]!;
    const asked = askedOut[hour]!;
    const gained = offered * oneWay;
    const spent = asked * perOneWay;
    const overHere = over[hour]!;
    const shortHere = short[hour]!;
    const importPrice = imported[hour]!;
    const exportPrice = exported[hour]!;
    const stops = stopAt !== null && stopAt[hour]! < 0;

    chargeA = chargeA > standbyKwh ? chargeA - standbyKwh : 0;
    let intoA = offered;
    let fromA = asked;
    const afterA = chargeA + gained - spent;
    if (afterA >= usableA) {
      intoA = (usableA - chargeA + spent) * perOneWay;
      chargeA = usableA;
    } else if (afterA <= 0) {
      fromA = (chargeA + gained) * oneWay;
      chargeA = 0;
    } else chargeA = afterA;
    const leftA = overHere - intoA;
    importedA += (shortHere - fromA) * importPrice;
    inA += intoA;
    outA += fromA;
    if (stops) curtailedA += leftA;
    else {
      soldA += leftA;
      exportedA += leftA * exportPrice;
    }

    chargeB = chargeB > standbyKwh ? chargeB - standbyKwh : 0;
    let intoB = offered;
    let fromB = asked;
    const afterB = chargeB + gained - spent;
    if (afterB >= usableB) {
      intoB = (usableB - chargeB + spent) * perOneWay;
      chargeB = usableB;
    } else if (afterB <= 0) {
      fromB = (chargeB + gained) * oneWay;
      chargeB = 0;
    } else chargeB = afterB;
    const leftB = overHere - intoB;
    importedB += (shortHere - fromB) * importPrice;
    inB += intoB;
    outB += fromB;
    if (stops) curtailedB += leftB;
    else {
      soldB += leftB;
      exportedB += leftB * exportPrice;
    }

    chargeC = chargeC > standbyKwh ? chargeC - standbyKwh : 0;
    let intoC = offered;
    let fromC = asked;
    const afterC = chargeC + gained - spent;
    if (afterC >= usableC) {
      intoC = (usableC - chargeC + spent) * perOneWay;
      chargeC = usableC;
    } else if (afterC <= 0) {
      fromC = (chargeC + gained) * oneWay;
      chargeC = 0;
    } else chargeC = afterC;
    const leftC = overHere - intoC;
    importedC += (shortHere - fromC) * importPrice;
    inC += intoC;
    outC += fromC;
    if (stops) curtailedC += leftC;
    else {
      soldC += leftC;
      exportedC += leftC * exportPrice;
    }
  }
  sumsA[CHARGE] = chargeA;
  sumsA[IN] = inA;
  sumsA[OUT] = outA;
  sumsA[SOLD] = soldA;
  sumsA[CURTAILED] = curtailedA;
  sumsA[IMPORTED_DKK] = importedA;
  sumsA[EXPORTED_DKK] = exportedA;
  sumsB[CHARGE] = chargeB;
  sumsB[IN] = inB;
  sumsB[OUT] = outB;
  sumsB[SOLD] = soldB;
  sumsB[CURTAILED] = curtailedB;
  sumsB[IMPORTED_DKK] = importedB;
  sumsB[EXPORTED_DKK] = exportedB;
  sumsC[CHARGE] = chargeC;
  sumsC[IN] = inC;
  sumsC[OUT] = outC;
  sumsC[SOLD] = soldC;
  sumsC[CURTAILED] = curtailedC;
  sumsC[IMPORTED_DKK] = importedC;
  sumsC[EXPORTED_DKK] = exportedC;
}

export type PlainYear = Offer & FlowPrices & Pick<SharedYear, 'stopAt'>;

export function plainHours(from: number, year: PlainYear, sums: Float64Array): void {
  const { over, short, imported, exported, stopAt } = year;
  let soldSum = sums[SOLD]!;
  let curtailedSum = sums[CURTAILED]!;
  let importedDkk = sums[IMPORTED_DKK]!;
  let exportedDkk = sums[EXPORTED_DKK]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const sold = stopAt !== null && stopAt[hour]! < 0 ? 0 : over[hour]!;
    importedDkk += short[hour]! * imported[hour]!;
    exportedDkk += sold * exported[hour]!;
    soldSum += sold;
    curtailedSum += over[hour]! - sold;
  }
  sums[SOLD] = soldSum;
  sums[CURTAILED] = curtailedSum;
  sums[IMPORTED_DKK] = importedDkk;
  sums[EXPORTED_DKK] = exportedDkk;
}
