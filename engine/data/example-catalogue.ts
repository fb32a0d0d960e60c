import type { BatteryModel, Catalogue, InverterModel, PanelModel } from '../quote/catalogue.ts';

// What can be installed. Panels are real models from their makers' datasheets, read on 2026-09-04; inverters and
// batteries are examples of usual sizes, not real products. Prices stand in the price book
// (data/example-price-book.ts).

const panel = (
  manufacturerCode: string,
  manufacturer: string,
  model: string,
  peakPowerW: number,
  [x, y]: readonly [number, number],
  { isDefault = true, datasheetChecked = true } = {},
): PanelModel => ({
  model,
  manufacturerCode,
  manufacturer,
  peakPowerW,
  x,
  y,
  isDefault,
  datasheetChecked,
});

// TW's 465 W model is left out: its size is not known.
const panels: readonly PanelModel[] = [
  panel('TW', 'Tongwei', 'TWMND-54HS440', 440, [1.722, 1.134]),
  panel('JA', 'JA Solar', 'JAM54D40-445/GB', 445, [1.722, 1.134]),
  panel('JA', 'JA Solar', 'JAM54D40-460/LB', 460, [1.762, 1.134], { isDefault: false }),
  panel('LONGI', 'LONGi', 'LR5-54HTH-440M', 440, [1.722, 1.134], { isDefault: false }),
  panel('LONGI', 'LONGi', 'LR5-54HTH-450M', 450, [1.722, 1.134]),
  panel('AIKO', 'AIKO', 'AIKO-A460-MAH54Mw', 460, [1.757, 1.134]),
  panel('REC', 'REC', 'REC430AA Pure-R', 430, [1.73, 1.118]),
  panel('QC', 'Q CELLS', 'Q.TRON BLK M-G2+ 440', 440, [1.722, 1.134]),
  panel('CS', 'Canadian Solar', 'CS6.2-48TD-450', 450, [1.762, 1.134]),
  panel('TRINA', 'Trina', 'TSM-NEG9R.28', 440, [1.762, 1.134], { datasheetChecked: false }),
  panel('JINKO', 'Jinko', 'JKM440N-54HL4R-B', 440, [1.762, 1.134], { datasheetChecked: false }),
];

/** AC rating [kW]; the DC limit is 1.5 times that, usual for hybrid inverters. */
const INVERTER_KW = [3, 4, 5, 6, 8, 10, 12, 15, 20] as const;

const inverters: readonly InverterModel[] = INVERTER_KW.map((kw) => ({
  id: `example-hybrid-${kw}`,
  name: `Hybrid ${kw} kW`,
  acPowerW: kw * 1000,
  maxDcPowerW: kw * 1500,
  isHybrid: true,
  isExample: true,
}));

/** Between the 5 and 15 W of measured systems: HTW Berlin, PerModPAR, 2018–2021. */
export const EXAMPLE_STANDBY_W = 10;

const battery = (
  usableKwh: number,
  powerKw: number,
  maxUnits: number,
  isDefault = false,
): BatteryModel => ({
  id: `example-battery-${usableKwh}`,
  name: `Batteri ${usableKwh} kWh`,
  usableKwh,
  powerKw,
  roundTripEfficiency: 0.92,
  standbyW: EXAMPLE_STANDBY_W,
  maxUnits,
  isDefault,
  isExample: true,
});

const batteries: readonly BatteryModel[] = [
  battery(5, 2.5, 6, true),
  battery(8, 4, 3),
  battery(10, 5, 3),
  battery(15, 7.5, 2),
];

/** Ships with the product and is marked as an example; staff replace it. */
export const EXAMPLE_CATALOGUE: Catalogue = { panels, inverters, batteries };
