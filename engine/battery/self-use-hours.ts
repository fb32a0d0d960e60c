import { HOURS_PER_CALL } from '../hours.ts';
import type { Offer } from './hour-offers.ts';

// The loop over the hours of a battery's year where only its sums are asked for: of its own, because one that can also
// write the hours is slow where it doesn't. What it does is explained in dispatch.ts.

/**
 * A battery's charge, and what its limits keep it from of the year's offer: where each stands in an array. In most hours
 * there is no limit, and nothing to add up.
 */
export const CHARGE = 0;
/** What it would have taken, had it not been full [kWh], and of that in hours in which nothing is sold. */
export const REFUSED = 1;
export const REFUSED_STOPPED = 2;
/** Σ refused · export price of the hours in which something is sold [DKK]. */
export const REFUSED_DKK = 3;
/** What it would have given, had it not been empty [kWh], and Σ lacking · import price [DKK]. */
export const LACKING = 4;
export const LACKING_DKK = 5;
export const SUMS = 6;

/** What the years of a home's batteries share, whatever their capacity. */
export type SharedYear = {
  readonly offer: Offer;
  readonly oneWay: number;
  readonly standbyKwh: number;
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
  { offer, oneWay, standbyKwh }: SharedYear,
  { usableKwh: usableA, sums: sumsA }: BatterySums,
  { usableKwh: usableB, sums: sumsB }: BatterySums,
  { usableKwh: usableC, sums: sumsC }: BatterySums,
): void {
  const { into: offeredIn, out: askedOut, imported, exported, stopAt } = offer;
  const perOneWay = 1 / oneWay;
  let chargeA = sumsA[CHARGE]!;
  let refusedA = sumsA[REFUSED]!;
  let refusedStoppedA = sumsA[REFUSED_STOPPED]!;
  let refusedDkkA = sumsA[REFUSED_DKK]!;
  let lackingA = sumsA[LACKING]!;
  let lackingDkkA = sumsA[LACKING_DKK]!;
  let chargeB = sumsB[CHARGE]!;
  let refusedB = sumsB[REFUSED]!;
  let refusedStoppedB = sumsB[REFUSED_STOPPED]!;
  let refusedDkkB = sumsB[REFUSED_DKK]!;
  let lackingB = sumsB[LACKING]!;
  let lackingDkkB = sumsB[LACKING_DKK]!;
  let chargeC = sumsC[CHARGE]!;
  let refusedC = sumsC[REFUSED]!;
  let refusedStoppedC = sumsC[REFUSED_STOPPED]!;
  let refusedDkkC = sumsC[REFUSED_DKK]!;
  let lackingC = sumsC[LACKING]!;
  let lackingDkkC = sumsC[LACKING_DKK]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const offered = offeredIn[hour]!;
    const asked = askedOut[hour]!;
    const gained = offered * oneWay;
    const spent = asked * perOneWay;
    const stops = stopAt !== null && stopAt[hour]! < 0;

    chargeA = chargeA > standbyKwh ? chargeA - standbyKwh : 0;
    const afterA = chargeA + gained - spent;
    if (afterA >= usableA) {
      const refused = offered - (usableA - chargeA + spent) * perOneWay;
      chargeA = usableA;
      refusedA += refused;
      if (stops) refusedStoppedA += refused;
      else refusedDkkA += refused * exported[hour]!;
    } else if (afterA <= 0) {
      const lacking = asked - (chargeA + gained) * oneWay;
      chargeA = 0;
      lackingA += lacking;
      lackingDkkA += lacking * imported[hour]!;
    } else chargeA = afterA;

    chargeB = chargeB > standbyKwh ? chargeB - standbyKwh : 0;
    const afterB = chargeB + gained - spent;
    if (afterB >= usableB) {
      const refused = offered - (usableB - chargeB + spent) * perOneWay;
      chargeB = usableB;
      refusedB += refused;
      if (stops) refusedStoppedB += refused;
      else refusedDkkB += refused * exported[hour]!;
    } else if (afterB <= 0) {
      const lacking = asked - (chargeB + gained) * oneWay;
      chargeB = 0;
      lackingB += lacking;
      lackingDkkB += lacking * imported[hour]!;
    } else chargeB = afterB;

    chargeC = chargeC > standbyKwh ? chargeC - standbyKwh : 0;
    const afterC = chargeC + gained - spent;
    if (afterC >= usableC) {
      const refused = offered - (usableC - chargeC + spent) * perOneWay;
      chargeC = usableC;
      refusedC += refused;
      if (stops) refusedStoppedC += refused;
      else refusedDkkC += refused * exported[hour]!;
    } else if (afterC <= 0) {
      const lacking = asked - (chargeC + gained) * oneWay;
      chargeC = 0;
      lackingC += lacking;
      lackingDkkC += lacking * imported[hour]!;
    } else chargeC = afterC;
  }
  sumsA[CHARGE] = chargeA;
  sumsA[REFUSED] = refusedA;
  sumsA[REFUSED_STOPPED] = refusedStoppedA;
  sumsA[REFUSED_DKK] = refusedDkkA;
  sumsA[LACKING] = lackingA;
  sumsA[LACKING_DKK] = lackingDkkA;
  sumsB[CHARGE] = chargeB;
  sumsB[REFUSED] = refusedB;
  sumsB[REFUSED_STOPPED] = refusedStoppedB;
  sumsB[REFUSED_DKK] = refusedDkkB;
  sumsB[LACKING] = lackingB;
  sumsB[LACKING_DKK] = lackingDkkB;
  sumsC[CHARGE] = chargeC;
  sumsC[REFUSED] = refusedC;
  sumsC[REFUSED_STOPPED] = refusedStoppedC;
  sumsC[REFUSED_DKK] = refusedDkkC;
  sumsC[LACKING] = lackingC;
  sumsC[LACKING_DKK] = lackingDkkC;
}
