import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { UseBlocks } from '../load/use-blocks.ts';
import type { BatteryLosses, Coupling } from './losses.ts';

export type Battery = {
  /** [kWh] */
  readonly usableKwh: number;
  /** Limit of charging and of discharging, on the house's side [kW]. */
  readonly powerKw: number;
  readonly coupling: Coupling;
  readonly losses: BatteryLosses;
  /** Drawn on the house's side while it neither takes nor gives, from the sun's surplus or else from the grid [W]. */
  readonly standbyW: number;
};

/** Energy of each hour [kWh]. */
export type HourlyFlows = {
  /** Production used at once. */
  readonly direct: Hourly;
  /** Production put into the battery, or drawn by it while it is full. */
  readonly batteryIn: Hourly;
  /** From the grid into the battery, or drawn by it while it rests; part of imported, not of batteryIn. */
  readonly gridToBattery: Hourly;
  readonly batteryOut: Hourly;
  readonly exported: Hourly;
  /** All that passes the meter: for the house and for the battery. */
  readonly imported: Hourly;
  /** Produced, but export was stopped at a negative price. */
  readonly curtailed: Hourly;
  /** Charge at the end of the hour. */
  readonly stateOfCharge: Hourly;
};

/** Energy of the year [kWh]. */
export type FlowSums = {
  readonly productionKwh: number;
  readonly loadKwh: number;
  readonly directKwh: number;
  readonly batteryInKwh: number;
  readonly gridToBatteryKwh: number;
  readonly batteryOutKwh: number;
  readonly exportedKwh: number;
  readonly importedKwh: number;
  readonly curtailedKwh: number;
  readonly batteryLossKwh: number;
  /** Charge at the end less charge at the start; 0 once the year is a ring. */
  readonly changeOfChargeKwh: number;
};

export type Dispatch = FlowSums & { readonly flows: HourlyFlows };

/** What each imported and each exported kWh of an hour counts [DKK/kWh]. */
export type FlowPrices = {
  readonly imported: Hourly;
  readonly exported: Hourly;
};

/** The year with what its money follows from: Σ imported · price and Σ exported · price [DKK]. */
export type PricedSums = FlowSums & { readonly importedDkk: number; readonly exportedDkk: number };

export type DispatchStrategy = 'self-use' | 'price-driven';

/** A year to dispatch. Its arrays must not be changed afterwards: what was found from them may be kept. */
export type DispatchInput = {
  readonly productionKwh: Hourly;
  readonly loadKwh: Hourly;
  /** How the load comes within its hours; without it evenly. */
  readonly blocks?: UseBlocks | undefined;
  /** null: no battery, the strategy 'none'. */
  readonly battery: Battery | null;
  /** Default 'self-use'; 'price-driven' needs both prices. */
  readonly strategy?: DispatchStrategy;
  /** [DKK/kWh incl. VAT] */
  readonly importPrice?: Hourly;
  /** [DKK/kWh]; also needed when stopExportAtNegative is on. */
  readonly exportPrice?: Hourly;
  readonly stopExportAtNegative?: boolean;
  /** Factor on every hour of production, default 1. */
  readonly productionScale?: number;
  /** Arrays to write the hours into; new ones when absent. */
  readonly into?: HourlyFlows;
};

const hours = (): Hourly => new Float64Array(HOURS_PER_YEAR);

/** New arrays for dispatch to write into, to be used again by the caller. */
export function newHourlyFlows(): HourlyFlows {
  return {
    direct: hours(),
    batteryIn: hours(),
    gridToBattery: hours(),
    batteryOut: hours(),
    exported: hours(),
    imported: hours(),
    curtailed: hours(),
    stateOfCharge: hours(),
  };
}
