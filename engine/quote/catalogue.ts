// What can be installed. Prices stand in the price book.

export type PanelModel = {
  readonly model: string;
  /** Manufacturer's code, as in selectedPanelManufacturer. */
  readonly manufacturerCode: string;
  readonly manufacturer: string;
  readonly peakPowerW: number;
  /** Long side [m]. */
  readonly x: number;
  /** Short side [m]. */
  readonly y: number;
  /** The model that the manufacturer's code stands for. */
  readonly isDefault: boolean;
  /** False: from general knowledge, to be checked against the datasheet. */
  readonly datasheetChecked: boolean;
};

export type InverterModel = {
  readonly id: string;
  readonly name: string;
  /** Rated AC power [W]. */
  readonly acPowerW: number;
  /** Largest peak power of the panels [W]. */
  readonly maxDcPowerW: number;
  readonly isHybrid: boolean;
  readonly isExample: boolean;
};

export type BatteryModel = {
  readonly id: string;
  readonly name: string;
  readonly usableKwh: number;
  /** Charging and discharging, per unit [kW]. */
  readonly powerKw: number;
  readonly roundTripEfficiency: number;
  /** Per unit [W]. */
  readonly standbyW: number;
  readonly maxUnits: number;
  /** The model that batteryCapacityKwh picks units of. */
  readonly isDefault: boolean;
  readonly isExample: boolean;
};

export type Catalogue = {
  readonly panels: readonly PanelModel[];
  readonly inverters: readonly InverterModel[];
  readonly batteries: readonly BatteryModel[];
};
