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
/** What it would have given, had it not been empty [kWh]. */
export const LACKING = 4;
/** Hours in which it rested on the grid [h], and Σ (lacking + standby of those hours) · import price [DKK]. */
export const RESTED = 5;
export const LACKING_DKK = 6;
export const SUMS = 7;

/** What the years of a home's batteries share, whatever their capacity. */
export type SharedYear = {
  readonly offer: Offer;
  /** Drawn in an hour of rest. */
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
  { offer, standbyKwh }: SharedYear,
  { usableKwh: usableA, sums: sumsA }: BatterySums,
  { usableKwh: usableB, sums: sumsB }: BatterySums,
  { usableKwh: usableC, sums: sumsC }: BatterySums,
): void {
  const { into, stored, out, drawn, imported, exported, stopAt } = offer;
  let chargeA = sumsA[CHARGE]!;
  let refusedA = sumsA[REFUSED]!;
  let refusedStoppedA = sumsA[REFUSED_STOPPED]!;
  let refusedDkkA = sumsA[REFUSED_DKK]!;
  let lackingA = sumsA[LACKING]!;
  let restedA = sumsA[RESTED]!;
  let lackingDkkA = sumsA[LACKING_DKK]!;
  let chargeB = sumsB[CHARGE]!;
  let refusedB = sumsB[REFUSED]!;
  let refusedStoppedB = sumsB[REFUSED_STOPPED]!;
  let refusedDkkB = sumsB[REFUSED_DKK]!;
  let lackingB = sumsB[LACKING]!;
  let restedB = sumsB[RESTED]!;
  let lackingDkkB = sumsB[LACKING_DKK]!;
  let chargeC = sumsC[CHARGE]!;
  let refusedC = sumsC[REFUSED]!;
  let refusedStoppedC = sumsC[REFUSED_STOPPED]!;
  let refusedDkkC = sumsC[REFUSED_DKK]!;
  let lackingC = sumsC[LACKING]!;
  let restedC = sumsC[RESTED]!;
  let lackingDkkC = sumsC[LACKING_DKK]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const gained = stored[hour]!;
    const spent = drawn[hour]!;
    if (gained === 0 && spent === 0) {
      // Nothing to take and nothing to give: all three rest.
      const restDkk = standbyKwh * imported[hour]!;
      restedA++;
      lackingDkkA += restDkk;
      restedB++;
      lackingDkkB += restDkk;
      restedC++;
      lackingDkkC += restDkk;
      continue;
    }
    const offered = into[hour]!;
    const asked = out[hour]!;
    // A full battery draws its standby from what it no longer takes.
    const refusable = offered > standbyKwh ? offered - standbyKwh : 0;
    const stops = stopAt !== null && stopAt[hour]! < 0;

    const afterA = chargeA + gained - spent;
    if (afterA >= usableA) {
      const refused = refusable * (1 - (usableA - chargeA + spent) / gained);
      // Set, not added: full is exactly full, so that two starts meet and the ring closes.
      chargeA = usableA;
      refusedA += refused;
      if (stops) refusedStoppedA += refused;
      else refusedDkkA += refused * exported[hour]!;
    } else if (afterA <= 0) {
      const rest = 1 - (chargeA + gained) / spent;
      chargeA = 0;
      lackingA += rest * asked;
      restedA += rest;
      lackingDkkA += rest * (asked + standbyKwh) * imported[hour]!;
    } else chargeA = afterA;

    const afterB = chargeB + gained - spent;
    if (afterB >= usableB) {
      const refused = refusable * (1 - (usableB - chargeB + spent) / gained);
      // Set, not added: full is exactly full, so that two starts meet and the ring closes.
      chargeB = usableB;
      refusedB += refused;
      if (stops) refusedStoppedB += refused;
      else refusedDkkB += refused * exported[hour]!;
    } else if (afterB <= 0) {
      const rest = 1 - (chargeB + gained) / spent;
      chargeB = 0;
      lackingB += rest * asked;
      restedB += rest;
      lackingDkkB += rest * (asked + standbyKwh) * imported[hour]!;
    } else chargeB = afterB;

    const afterC = chargeC + gained - spent;
    if (afterC >= usableC) {
      const refused = refusable * (1 - (usableC - chargeC + spent) / gained);
      // Set, not added: full is exactly full, so that two starts meet and the ring closes.
      chargeC = usableC;
      refusedC += refused;
      if (stops) refusedStoppedC += refused;
      else refusedDkkC += refused * exported[hour]!;
    } else if (afterC <= 0) {
      const rest = 1 - (chargeC + gained) / spent;
      chargeC = 0;
      lackingC += rest * asked;
      restedC += rest;
      lackingDkkC += rest * (asked + standbyKwh) * imported[hour]!;
    } else chargeC = afterC;
  }
  sumsA[CHARGE] = chargeA;
  sumsA[REFUSED] = refusedA;
  sumsA[REFUSED_STOPPED] = refusedStoppedA;
  sumsA[REFUSED_DKK] = refusedDkkA;
  sumsA[LACKING] = lackingA;
  sumsA[RESTED] = restedA;
  sumsA[LACKING_DKK] = lackingDkkA;
  sumsB[CHARGE] = chargeB;
  sumsB[REFUSED] = refusedB;
  sumsB[REFUSED_STOPPED] = refusedStoppedB;
  sumsB[REFUSED_DKK] = refusedDkkB;
  sumsB[LACKING] = lackingB;
  sumsB[RESTED] = restedB;
  sumsB[LACKING_DKK] = lackingDkkB;
  sumsC[CHARGE] = chargeC;
  sumsC[REFUSED] = refusedC;
  sumsC[REFUSED_STOPPED] = refusedStoppedC;
  sumsC[REFUSED_DKK] = refusedDkkC;
  sumsC[LACKING] = lackingC;
  sumsC[RESTED] = restedC;
  sumsC[LACKING_DKK] = lackingDkkC;
}
