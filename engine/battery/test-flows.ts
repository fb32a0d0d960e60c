import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { Battery, Dispatch, DispatchInput } from './flows.ts';
import { converted, evenLosses, lossesOf, type Coupling } from './losses.ts';

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

/** A battery that loses the same share at every power, and nothing at rest. */
export const evenBattery = ({
  usableKwh,
  powerKw,
  roundTrip,
}: {
  readonly usableKwh: number;
  readonly powerKw: number;
  readonly roundTrip: number;
}): Battery => ({
  usableKwh,
  powerKw,
  coupling: 'ac',
  losses: evenLosses(roundTrip),
  standbyW: 0,
});

/** To a thousandth: a battery is never smaller than that without being none. */
const toWatts = (kilo: number): number => Math.round(kilo * 1000) / 1000;

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
  const coupling: Coupling = seed % 2 === 0 ? 'ac' : 'dc';
  const powerKw = toWatts(12 * power);
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
      ...evenBattery({ usableKwh: toWatts(40 * capacity), powerKw, roundTrip: 1 }),
      losses: lossesOf(coupling, 0.5 + efficiency / 2, powerKw),
      coupling,
      standbyW: 50 * standby,
    },
  };
}

/**
 * Largest breach of an hour's balance, of a power or capacity limit, or of a sign [kWh]. What is stored of what goes in is
 * between none and all of what the hour's powers leave of it.
 */
export function worstBreach(
  year: Dispatch,
  { productionKwh, loadKwh, battery }: DispatchInput,
): number {
  const { usableKwh = 0, powerKw = 0, standbyW = 0 } = battery ?? {};
  const standbyKwh = standbyW / 1000;
  const f = year.flows;
  let before = f.stateOfCharge[HOURS_PER_YEAR - 1]! - year.changeOfChargeKwh;
  let worst = 0;
  for (let h = 0; h < HOURS_PER_YEAR; h++) {
    const [sunIn, gridIn, out] = [f.batteryIn[h]!, f.gridToBattery[h]!, f.batteryOut[h]!];
    const charge = f.stateOfCharge[h]!;
    const net = productionKwh[h]! - loadKwh[h]!;
    worst = Math.max(
      worst,
      Math.abs(f.direct[h]! + sunIn + f.exported[h]! + f.curtailed[h]! - productionKwh[h]!),
      Math.abs(f.direct[h]! + out + f.imported[h]! - gridIn - loadKwh[h]!),
      // Nothing comes out of nowhere.
      charge - before - sunIn - gridIn + out,
      battery === null || usableKwh === 0
        ? 0
        : Math.abs(before + stepOf(battery, net, sunIn, gridIn, out) - charge),
      charge - usableKwh,
      sunIn + gridIn - powerKw - standbyKwh,
      out - powerKw,
      -Math.min(charge, sunIn, gridIn, out),
      -Math.min(f.direct[h]!, f.exported[h]!, f.imported[h]!, f.curtailed[h]!),
    );
    before = charge;
  }
  return worst;
}

/** How the charge changes in an hour of even use, from what the meter sees of it [kWh]. */
function stepOf(
  { powerKw, losses, standbyW }: Battery,
  net: number,
  sunIn: number,
  gridIn: number,
  out: number,
): number {
  const standbyKwh = standbyW / 1000;
  const offered = Math.min(Math.max(net, 0), powerKw);
  const stored = offered > 0 ? Math.max(0, converted(losses.stored, offered)) : 0;
  const asked = Math.min(Math.max(-net, 0), powerKw);
  const drawn = asked > 0 ? converted(losses.drawn, asked) : 0;
  const standing = Math.min(standbyKwh, offered);
  const taking = stored > 0 && offered > standing ? (sunIn - standing) / (offered - standing) : 0;
  const giving = asked > 0 ? out / asked : 0;
  // Charging from the grid for a share of the hour, at rest for the remaining one.
  const resting = stored > 0 ? 0 : standbyKwh;
  const bought = giving > 0 || gridIn <= resting ? 0 : (gridIn - resting) / (1 - resting / powerKw);
  return stored * taking + losses.gridEfficiency * bought - drawn * giving;
}
