import { typicalYear } from '../../../../engine/climate/typical-year.ts';
import { CLIMATE_SITE } from '../../../../engine/data/climate.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { planeYear } from '../../../../engine/pv/plane-year.ts';
import { sunYear } from '../../../../engine/sun/sun-year.ts';
import { EXAMPLE_HOUSE, exampleEstimate } from '../../../../domain/example-house.ts';

/** Slopes of Danish roofs, and flat [°]. */
const SLOPES = [0, 15, 25, 35, 45] as const;
const STEP_DEG = 5;
const PANELS = 14;
const BATTERY_KWH = 10;
const SYSTEM_LOSS_PERCENT = 14;

type SlopeCurve = {
  readonly slope: number;
  /** One value per direction [kWh/kWp a year]. */
  readonly kwhPerKwp: readonly number[];
};

/** One way to mount the same panels. */
export type RoofCase = {
  readonly key: 'south' | 'east-west' | 'west' | 'east' | 'north';
  readonly kwh: number;
  readonly ownKwh: number;
  /** Mean of the first ten years after upkeep [DKK]. */
  readonly savingDkk: number;
};

const sun = sunYear(CLIMATE_SITE);
const climate = typicalYear(CLIMATE_SITE);

function yieldOf(slopeDeg: number, azimuthDeg: number): number {
  const hours = planeYear(sun, climate, {
    slopeDeg,
    azimuthDeg,
    mounting: 'building',
    shading: 'none',
  });
  const sum = hours.reduce((total, kw) => total + kw, 0);
  return Math.round(sum * (1 - SYSTEM_LOSS_PERCENT / 100));
}

const face = (
  azimuth: number,
  panels: number,
): NonNullable<CalculatorState['roofFaces']>[number] => ({
  slope: 35,
  azimuth,
  calculatedNumberOfPanels: panels,
  roofSurfaceArea: null,
  shading: 'none',
  horizon: null,
});

function roofEstimate(azimuths: readonly number[], batteryKwh: number) {
  return exampleEstimate({
    calculatedNumberOfPanels: PANELS,
    roofFaces: azimuths.map((azimuth) => face(azimuth, PANELS / azimuths.length)),
    interestedInBattery: batteryKwh > 0,
    ...(batteryKwh > 0 ? { batteryCapacityKwh: batteryKwh } : {}),
  });
}

function roofCase(key: RoofCase['key'], azimuths: readonly number[]): RoofCase {
  const found = roofEstimate(azimuths, 0);
  return {
    key,
    kwh: Math.round(found.yield.annualKwh),
    ownKwh: Math.round(found.energy.directKwh),
    savingDkk: Math.round(found.savings.tenYearMeanDkk),
  };
}

const savingWithBattery = (azimuths: readonly number[]): number =>
  Math.round(roofEstimate(azimuths, BATTERY_KWH).savings.tenYearMeanDkk);

/**
 * As in PVGIS: 0 south, −90 east, 90 west; from north via east, south and west back to north [°].
 */
const azimuths = Array.from({ length: 360 / STEP_DEG + 1 }, (_, index) => index * STEP_DEG - 180);

export default {
  place: CLIMATE_SITE,
  systemLossPercent: SYSTEM_LOSS_PERCENT,
  panels: PANELS,
  useKwh: EXAMPLE_HOUSE.annualConsumptionKwh,
  azimuths,
  curves: SLOPES.map((slope): SlopeCurve => ({
    slope,
    kwhPerKwp: azimuths.map((azimuth) => yieldOf(slope, azimuth)),
  })),
  /** Mean saving of the first ten years with a battery of 10 kWh [DKK]. */
  withBattery: { south: savingWithBattery([0]), eastWest: savingWithBattery([-90, 90]) },
  cases: [
    roofCase('south', [0]),
    roofCase('east-west', [-90, 90]),
    roofCase('west', [90]),
    roofCase('east', [-90]),
    roofCase('north', [180]),
  ],
};
