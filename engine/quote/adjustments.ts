import type { BuildingType, RoofType } from '../estimate-input.ts';
import { inPostcodes, type PostcodeRange } from './postcode-range.ts';

/** Every named condition must hold; null asks nothing. */
export type AdjustmentCondition = {
  readonly roofTypes: readonly RoofType[] | null;
  readonly buildingTypes: readonly BuildingType[] | null;
  /** Inclusive [kWp]. */
  readonly minKwp: number | null;
  /** Exclusive [kWp], so that two rules meet without a gap or an overlap. */
  readonly maxKwp: number | null;
  readonly postcodes: readonly PostcodeRange[] | null;
  readonly hasBattery: boolean | null;
  /** First and last day, ISO dates, both inclusive. */
  readonly fromDate: string | null;
  readonly toDate: string | null;
};

export type AdjustmentChange =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amountOre: number };

/** A named rule that adds to the price or takes from it. */
export type Adjustment = {
  readonly id: string;
  readonly name: string;
  /** percent of what stands so far, or an amount excluding VAT. */
  readonly change: AdjustmentChange;
  readonly condition: AdjustmentCondition;
  /** Rules apply in ascending order; equal orders by id. */
  readonly order: number;
  /** After this rule has applied no later one does. */
  readonly stop: boolean;
};

/** What a condition asks about. */
export type AdjustmentFacts = {
  readonly roofType: RoofType;
  readonly buildingType: BuildingType;
  readonly peakPowerKwp: number;
  readonly postcode: string | null;
  readonly hasBattery: boolean;
  /** Day of the quote, ISO date; null: rules with a period do not apply. */
  readonly date: string | null;
};

/** A condition that always holds, to build others on. */
export const ALWAYS: AdjustmentCondition = {
  roofTypes: null,
  buildingTypes: null,
  minKwp: null,
  maxKwp: null,
  postcodes: null,
  hasBattery: null,
  fromDate: null,
  toDate: null,
};

/** Whether a rule's condition holds for these facts. */
export function holds(condition: AdjustmentCondition, facts: AdjustmentFacts): boolean {
  const { roofTypes, buildingTypes, minKwp, maxKwp, postcodes, hasBattery, fromDate, toDate } =
    condition;
  if (roofTypes !== null && !roofTypes.includes(facts.roofType)) return false;
  if (buildingTypes !== null && !buildingTypes.includes(facts.buildingType)) return false;
  if (minKwp !== null && facts.peakPowerKwp < minKwp) return false;
  if (maxKwp !== null && facts.peakPowerKwp >= maxKwp) return false;
  if (postcodes !== null && !inPostcodes(facts.postcode, postcodes)) return false;
  if (hasBattery !== null && facts.hasBattery !== hasBattery) return false;
  if (fromDate !== null && (facts.date === null || facts.date < fromDate)) return false;
  if (toDate !== null && (facts.date === null || facts.date > toDate)) return false;
  return true;
}

/**
 * The rules that apply, in order, up to the first that stops.
 * @param adjustments all rules of a price list
 * @param facts what the conditions ask about
 */
export function applicable(
  adjustments: readonly Adjustment[],
  facts: AdjustmentFacts,
): readonly Adjustment[] {
  const sorted = adjustments.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const result: Adjustment[] = [];
  for (const rule of sorted) {
    if (!holds(rule.condition, facts)) continue;
    result.push(rule);
    if (rule.stop) break;
  }
  return result;
}
