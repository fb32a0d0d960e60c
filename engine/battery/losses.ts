import {
  MEASURED_LOSSES,
  SPARED_BY_DC,
  type LossCurve,
  type MeasuredLosses,
} from '../data/battery-losses.ts';

/** Where the battery joins: the house's wiring by an inverter of its own, or the panels' inverter. */
export type Coupling = 'ac' | 'dc';

/**
 * What a battery's conversions make of a power x [kW] on the house's side, as coefficients of x², x and 1. An hour that the
 * capacity cuts short runs at its power for a share of the hour, so that within one hour everything is proportional.
 */
export type BatteryLosses = {
  /** Stored of what the sun gives; below 0: too little to start. */
  readonly stored: Quadratic;
  /** Taken from the cells for what the house gets. */
  readonly drawn: Quadratic;
  /** Stored per kWh from the grid, charged at the rated power, 0–1. */
  readonly gridEfficiency: number;
};

/** Coefficients of x², x and 1. */
export type Quadratic = readonly [number, number, number];

/** A rated power below this is none. */
const NO_POWER_KW = 1e-9;

/** The share of the rated power at which data sheets tell a round trip. */
const DATA_SHEET_SHARE = 0.5;

/**
 * Losses of a battery of which a data sheet tells one round trip: the measured curves of its coupling, all losses scaled by
 * one factor so that the round trip at half the rated power is that one.
 * @param roundTrip out / what the same sun would have given the house, at half power, 0–1
 * @param powerKw rated power [kW]
 */
export function lossesOf(coupling: Coupling, roundTrip: number, powerKw: number): BatteryLosses {
  const { charging, discharging, cellRoundTrip } = MEASURED_LOSSES[coupling];
  const factor = scaleFor(roundTrip, {
    charging: lossShare(charging),
    cells: 1 - cellRoundTrip,
    discharging: lossShare(discharging),
  });
  const losses = {
    charging: scaled(charging, factor),
    discharging: scaled(discharging, factor),
    cellRoundTrip: 1 - (1 - cellRoundTrip) * factor,
  };
  return conversions(coupling, powerKw, losses);
}

/**
 * @param powerKw rated power [kW]
 * @param measured its curves, per kW of rated power
 */
export function conversions(
  coupling: Coupling,
  powerKw: number,
  { charging, discharging, cellRoundTrip }: MeasuredLosses,
): BatteryLosses {
  const perKw = powerKw > NO_POWER_KW ? 1 / powerKw : 0;
  const atRated = 1 - charging.square - charging.linear - charging.idle;
  // The grid passes a DC-coupled battery's inverter on its way in, and spares it nothing.
  const fromGrid = coupling === 'dc' ? (1 - SPARED_BY_DC) ** 2 : 1;
  return {
    stored: [
      -cellRoundTrip * charging.square * perKw,
      cellRoundTrip * (1 - charging.linear),
      -cellRoundTrip * charging.idle * powerKw,
    ],
    drawn: [discharging.square * perKw, 1 + discharging.linear, discharging.idle * powerKw],
    gridEfficiency: cellRoundTrip * atRated * fromGrid,
  };
}

/**
 * What a conversion makes of a power.
 * @param kW above 0
 */
export const converted = (by: Quadratic, kW: number): number => (by[0] * kW + by[1]) * kW + by[2];

/** Losses that are the same share at every power: the root of the round trip each way. */
export function evenLosses(roundTrip: number): BatteryLosses {
  const oneWay = Math.sqrt(roundTrip);
  return { stored: [0, oneWay, 0], drawn: [0, 1 / oneWay, 0], gridEfficiency: oneWay };
}

const scaled = ({ square, linear, idle }: LossCurve, factor: number): LossCurve => ({
  square: square * factor,
  linear: linear * factor,
  idle: idle * factor,
});

const lossShare = ({ square, linear, idle }: LossCurve): number =>
  square * DATA_SHEET_SHARE + linear + idle / DATA_SHEET_SHARE;

/** The factor f with (1 − f·charging)·(1 − f·cells) / (1 + f·discharging) = roundTrip; losses as shares at half power. */
function scaleFor(
  roundTrip: number,
  { charging, cells, discharging }: Record<'charging' | 'cells' | 'discharging', number>,
): number {
  const square = charging * cells;
  const linear = charging + cells + roundTrip * discharging;
  return (linear - Math.sqrt(linear * linear - 4 * square * (1 - roundTrip))) / (2 * square);
}
