import type { BatteryModel } from './catalogue.ts';

/** Capacities are compared in whole watt-hours, so that sums of decimals meet. */
const WH_PER_KWH = 1000;

type Combination = {
  readonly capacityWh: number;
  /** [øre excl. VAT] */
  readonly costOre: number;
  readonly units: number;
  /** Units per model, in the catalogue's order. */
  readonly counts: readonly number[];
};

/**
 * The units whose capacity together comes nearest to a wish, at least one; of equally near ones the cheapest. Where two
 * cost the same, the one of fewer units, then the one with more of the model that the catalogue names first.
 * @param wishKwh usable capacity [kWh], above 0
 * @param models what may be combined, up to maxUnits of each
 * @param priceOre sales price per unit by model id [øre excl. VAT], ≥ 0
 * @returns units per model, without models of which there are none; {} where there is no model
 * @throws RangeError a wish that is not above 0
 * @source calculation.md 5; exact: battery-combination.test.ts compares with all combinations
 */
export function batteryCombination(
  wishKwh: number,
  models: readonly Pick<BatteryModel, 'id' | 'usableKwh' | 'maxUnits'>[],
  priceOre: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  if (!(wishKwh > 0)) throw new RangeError(`battery of ${wishKwh} kWh`);
  const wishWh = Math.round(wishKwh * WH_PER_KWH);
  const sizesWh = models.map(({ usableKwh }) => Math.round(usableKwh * WH_PER_KWH));
  // Whatever lies beyond the wish by more than a unit comes nearer without that unit.
  const mostWh = wishWh + Math.max(0, ...sizesWh);
  const none: Combination = { capacityWh: 0, costOre: 0, units: 0, counts: [] };
  let reached = new Map<number, Combination>([[0, none]]);
  models.forEach(({ id, maxUnits }, index) => {
    const next = new Map<number, Combination>();
    for (const before of reached.values()) {
      for (let count = 0; count <= maxUnits; count++) {
        const capacityWh = before.capacityWh + count * sizesWh[index]!;
        if (capacityWh > mostWh) break;
        const combination = {
          capacityWh,
          costOre: before.costOre + count * (priceOre[id] ?? 0),
          units: before.units + count,
          counts: [...before.counts, count],
        };
        const known = next.get(capacityWh);
        if (known === undefined || isBetter(combination, known)) next.set(capacityWh, combination);
      }
    }
    reached = next;
  });
  const offWh = ({ capacityWh }: Combination) => Math.abs(capacityWh - wishWh);
  let best: Combination | null = null;
  for (const combination of reached.values()) {
    if (combination.units === 0) continue;
    const nearer = best === null ? 1 : offWh(best) - offWh(combination);
    if (best === null || nearer > 0 || (nearer === 0 && isBetter(combination, best))) {
      best = combination;
    }
  }
  const counted = (best?.counts ?? []).map((count, index) => [models[index]!.id, count] as const);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

function isBetter(a: Combination, b: Combination): boolean {
  if (a.costOre !== b.costOre) return a.costOre < b.costOre;
  if (a.units !== b.units) return a.units < b.units;
  const first = a.counts.findIndex((count, index) => count !== b.counts[index]);
  return first >= 0 && a.counts[first]! > b.counts[first]!;
}
