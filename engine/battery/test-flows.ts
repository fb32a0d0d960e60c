import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { Dispatch, DispatchInput } from './flows.ts';

/** A year of hours. */
export const hours = (kwhAt: (hour: number) => number): Hourly =>
  Float64Array.from({ length: HOURS_PER_YEAR }, (_, h) => kwhAt(h));

/** A year of irregular hours from a seed, so that fast-check shrinks a number and not 8760. */
export const irregular = (
  seed: number,
  kwhFrom: (draw: number, hour: number) => number,
): Hourly => {
  let state = seed >>> 0;
  return hours((hour) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return kwhFrom(state / 2 ** 32, hour);
  });
};

/** How many draws `homeFrom` takes. */
export const HOME_DRAWS = 10;

/**
 * A home with irregular sun, use and prices and any battery, the useless ones among them; prices may be negative.
 * @param draws HOME_DRAWS numbers 0–1, so that a counterexample can be read
 */
export function homeFrom(draws: readonly number[]) {
  const [seedDraw, sun, use, price, lowest, stop, capacity, power, efficiency, standby] = draws as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const seed = 1 + Math.floor(seedDraw * 1e9);
  const importPrice = irregular(seed + 2, (draw) => lowest - 0.5 + draw * price * 4);
  return {
    productionKwh: irregular(seed, (draw, hour) =>
      Math.max(0, draw * sun * 15 * Math.sin((hour % 24) / 4)),
    ),
    loadKwh: irregular(seed + 1, (draw) => draw * use * 4),
    importPrice,
    exportPrice: importPrice.map((dkk) => 0.6 * dkk - 0.3),
    stopExportAtNegative: stop < 0.5,
    battery: {
      usableKwh: 40 * capacity,
      powerKw: 12 * power,
      roundTripEfficiency: 0.5 + efficiency / 2,
      standbyW: 50 * standby,
    },
  };
}

/** Largest breach of an hour's balance, of a power or capacity limit, or of a sign [kWh]. */
export function worstBreach(
  year: Dispatch,
  { productionKwh, loadKwh, battery }: DispatchInput,
): number {
  const { usableKwh = 0, powerKw = 0, roundTripEfficiency = 1, standbyW = 0 } = battery ?? {};
  const f = year.flows;
  const oneWay = Math.sqrt(roundTripEfficiency);
  let before = f.stateOfCharge[HOURS_PER_YEAR - 1]! - year.changeOfChargeKwh;
  let worst = 0;
  for (let h = 0; h < HOURS_PER_YEAR; h++) {
    const [sunIn, gridIn, out] = [f.batteryIn[h]!, f.gridToBattery[h]!, f.batteryOut[h]!];
    const charge = f.stateOfCharge[h]!;
    const rested = Math.max(0, before - standbyW / 1000);
    worst = Math.max(
      worst,
      Math.abs(f.direct[h]! + sunIn + f.exported[h]! + f.curtailed[h]! - productionKwh[h]!),
      Math.abs(f.direct[h]! + out + f.imported[h]! - gridIn - loadKwh[h]!),
      Math.abs(rested + (sunIn + gridIn) * oneWay - out / oneWay - charge),
      charge - usableKwh,
      sunIn + gridIn - powerKw,
      out - powerKw,
      Math.min(sunIn + gridIn, out),
      -Math.min(charge, sunIn, gridIn, out),
      -Math.min(f.direct[h]!, f.exported[h]!, f.imported[h]!, f.curtailed[h]!),
    );
    before = charge;
  }
  return worst;
}
