/** Smallest AC rating of an inverter, as a share of the panels' DC power [-]. Source: calculation.md 2, valid from 2026. */
export const MIN_AC_PER_DC = 0.8;

/** What the choice needs to know about a catalogue model. */
export type InverterModel = {
  readonly id: string;
  /** AC rating [kW]. */
  readonly acKw: number;
  /** Most DC power that may be connected [kWp]. */
  readonly maxDcKw: number;
};

/** Kilowatts are compared to the watt, so that 0.8 · 7.5 is not more than 6. */
const ONE_WATT_KW = 0.001;

/**
 * The smallest model whose AC rating is at least 0.8 of the DC power and whose DC limit is kept.
 * @param models the catalogue, any order
 * @param dcKw the panels' peak power [kWp], > 0
 * @returns the model, of equal ones the first; null when none is large enough
 * @throws RangeError when dcKw is not above 0
 * @source calculation.md 2
 */
export function smallestInverter<Model extends InverterModel>(
  models: readonly Model[],
  dcKw: number,
): Model | null {
  if (!(dcKw > 0)) throw new RangeError(`an inverter needs panels, not ${dcKw} kWp`);
  let smallest: Model | null = null;
  for (const model of models) {
    const fits =
      model.acKw > MIN_AC_PER_DC * dcKw - ONE_WATT_KW / 2 && model.maxDcKw > dcKw - ONE_WATT_KW / 2;
    if (fits && (smallest === null || model.acKw < smallest.acKw)) smallest = model;
  }
  return smallest;
}

/**
 * The most panels that some model takes without breaking the rules of smallestInverter.
 * @param models the catalogue, any order
 * @param panelPeakPowerW power of one panel [W], > 0
 * @returns whole number ≥ 0
 * @throws RangeError when the power is not above 0
 */
export function mostPanelsFor(models: readonly InverterModel[], panelPeakPowerW: number): number {
  if (!(panelPeakPowerW > 0)) throw new RangeError(`a panel of ${panelPeakPowerW} W`);
  const limitsKw = models.map(({ acKw, maxDcKw }) => Math.min(acKw / MIN_AC_PER_DC, maxDcKw));
  return Math.floor((Math.max(0, ...limitsKw) * 1000) / panelPeakPowerW + 1e-9);
}
