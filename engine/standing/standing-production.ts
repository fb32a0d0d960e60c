import { typicalYear } from '../climate/typical-year.ts';
import type { EstimateInput, StandingPanels } from '../estimate-input.ts';
import type { Hourly } from '../hours.ts';
import { inverterKwh, type FacePower } from '../pv/inverter-clip.ts';
import { planeYear } from '../pv/plane-year.ts';
import { rememberRecent } from '../recent-values.ts';
import { sunYear } from '../sun/sun-year.ts';

/** What panels that stand already give in the first year of the calculation. */
export type StandingProduction = {
  /** Before any inverter, aged, system loss taken off. */
  readonly power: FacePower;
  /** Behind today's inverter, nothing else beside it [kWh], one value per UTC hour. */
  readonly aloneKwh: Hourly;
  readonly plant: Pick<StandingPanels, 'inverter' | 'inverterKw'>;
};

/** Years that the panels have aged when the first year begins; those of a later year are new. */
export const standingAge = (firstYear: number, { year }: Pick<StandingPanels, 'year'>): number =>
  Math.max(0, firstYear - year);

/** One home is moved about; another beside it is compared. */
const PLANTS_KEPT = 2;

/**
 * Production of the standing panels by the built-in climate, whatever the source of the new ones' yield. They share the
 * home's shading, mounting and system loss.
 * @param input place, systemLoss [%], panelDegradationPercent [%/yr], first year
 * @param standing peak power [kWp] when new, slope and azimuth [°], inverter [kW]
 * @throws RangeError a negative or infinite power or rating
 */
function standingProductionOf(input: EstimateInput, standing: StandingPanels): StandingProduction {
  const place = { lat: input.lat, lon: input.lon };
  const acKwPerKwp = planeYear(sunYear(place), typicalYear(place), {
    slopeDeg: standing.slope,
    azimuthDeg: standing.azimuth,
    mounting: input.mounting,
    shading: input.horizon ?? input.shading,
  });
  const kept = 1 - input.assumptions.panelDegradationPercent / 100;
  const aged = kept ** standingAge(input.firstYear, standing);
  const peakKwp = standing.peakPower * aged * (1 - input.systemLoss / 100);
  const power = { acKwPerKwp, peakKwp };
  return { power, aloneKwh: inverterKwh([power], 0, standing.inverterKw), plant: standing };
}

/** The same with a memory: more panels or a battery beside the plant leave its hours, and the home's, as they are. */
export const standingProduction: typeof standingProductionOf = rememberRecent(
  standingProductionOf,
  (input, standing) =>
    JSON.stringify([
      input.lat,
      input.lon,
      input.mounting,
      input.systemLoss,
      input.shading,
      input.horizon,
      input.firstYear,
      input.assumptions.panelDegradationPercent,
      standing,
    ]),
  PLANTS_KEPT,
);

/**
 * The standing panels and new ones together: each behind its own inverter, or all behind the kept or the new one,
 * which then cuts their sum.
 * @param standing as of standingProduction()
 * @param faces new panels by face
 * @param lossPercent system loss of the new ones that is not in their hours yet [%]
 * @param newInverterKw AC rating of what is bought [kW]; 0 where no inverter is
 * @returns kWh per hour, new array
 */
export function productionBeside(
  { power, aloneKwh, plant }: StandingProduction,
  faces: readonly FacePower[],
  lossPercent: number,
  newInverterKw: number,
): Hourly {
  if (plant.inverter === 'kept') {
    const newKwh = inverterKwh(faces, lossPercent, newInverterKw);
    return aloneKwh.map((kwh, hour) => kwh + newKwh[hour]!);
  }
  const behindOne = [
    power,
    ...faces.map((face) => ({ ...face, peakKwp: face.peakKwp * (1 - lossPercent / 100) })),
  ];
  const limitKw = plant.inverter === 'shared' ? plant.inverterKw : newInverterKw;
  return inverterKwh(behindOne, 0, limitKw);
}
