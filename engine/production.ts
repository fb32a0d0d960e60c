import { typicalYear } from './climate/typical-year.ts';
import { monthSumsUtc } from './climate/month-hours.ts';
import { CLIMATE_DATABASE, CLIMATE_YEARS, MODEL_UNCERTAINTY } from './data/climate.ts';
import { INTERANNUAL_SD } from './data/fixed-figures.ts';
import { Z90 } from './economy/uncertainty.ts';
import type { YieldResult } from './estimate-figures.ts';
import type { EstimateInput, MonthlyYield, RoofFace } from './estimate-input.ts';
import type { Hourly } from './hours.ts';
import { inverterKwh } from './pv/inverter-clip.ts';
import { outsideMounting } from './pv/outside-mounting.ts';
import { planeYear, scaleToMonthlyYield } from './pv/plane-year.ts';
import { roofFacesOf } from './pv/roof-faces.ts';
import { rememberRecent } from './recent-values.ts';
import { productionBeside, standingProduction } from './standing/standing-production.ts';
import { sunYear } from './sun/sun-year.ts';

export type Production = {
  /** AC energy after losses and the inverter's limit [kWh], one value per UTC hour. */
  readonly productionKwh: Hourly;
  /** Air temperature of the same climate [°C]. */
  readonly airC: Hourly;
  /** Of standing panels alone, behind today's inverter [kWh per hour]; part of productionKwh. Null: none stand. */
  readonly standingKwh: Hourly | null;
  /** Of what is put up new. */
  readonly yield: YieldResult;
};

/** The system whose production is asked for. */
export type ProducingSystem = {
  /** Panels on every roof face, in the faces' order. */
  readonly panelsPerFace: readonly number[];
  readonly panelPeakPowerW: number;
  readonly inverterAcKw: number;
};

/**
 * A system's production over the typical year: the faces' hours added up, then cut at the inverter's limit. Panels that
 * stand already give beside it; the yield is what is added to theirs.
 * @param input place, roof and systemLoss [%]
 * @param system panels per face, power of one [W], the inverter's AC rating [kW]
 * @param outside monthly sums per face [kWh/kWp, systemLoss included] in place of the built-in ones; used when
 *   every face has its own, so that one system rests on one source
 * @returns hours and their sums
 * @throws RangeError a place outside the box that holds Denmark, or a figure out of its range
 * @source calculation.md 1
 */
export function production(
  input: EstimateInput,
  system: ProducingSystem,
  outside: readonly (MonthlyYield | null)[] = [],
): Production {
  const place = { lat: input.lat, lon: input.lon };
  const sun = sunYear(place);
  const climate = typicalYear(place);
  const roofFaces = roofFacesOf(input);
  const pvgis = roofFaces.flatMap((_, index) => {
    const monthly = outside[index];
    return monthly?.source === 'pvgis' ? [monthly] : [];
  });
  const isOutside = pvgis.length === roofFaces.length;
  // A monthly yield from outside has the loss in it already.
  const lossPercent = isOutside ? 0 : input.systemLoss;
  const faceYear = (face: RoofFace, monthly: MonthlyYield | null): Hourly => {
    const plane = { slopeDeg: face.slope, azimuthDeg: face.azimuth, mounting: input.mounting };
    const shading = face.horizon ?? face.shading;
    const shaded = planeYear(sun, climate, { ...plane, shading });
    if (monthly === null) return shaded;
    // The sums from outside know nothing of the tree next door or the air behind: they are those of the open, closed plane.
    const mounting = outsideMounting(plane.mounting);
    const open =
      shading === 'none' && mounting === plane.mounting
        ? shaded
        : planeYear(sun, climate, { ...plane, mounting, shading: 'none' });
    return scaleToMonthlyYield(shaded, monthly.monthlyKwhPerKwp, open);
  };
  const faces = roofFaces.map((face, index) => {
    const numberOfPanels = system.panelsPerFace[index] ?? 0;
    return {
      ...face,
      numberOfPanels,
      peakKwp: (numberOfPanels * system.panelPeakPowerW) / 1000,
      acKwPerKwp: faceYear(face, isOutside ? pvgis[index]! : null),
    };
  });
  const standing = input.standing && standingProduction(input, input.standing);
  const productionKwh = standing
    ? productionBeside(standing, faces, lossPercent, system.inverterAcKw)
    : inverterKwh(faces, lossPercent, system.inverterAcKw);
  const standingKwh = standing?.aloneKwh ?? null;
  const monthlyKwh = monthSumsUtc(
    standingKwh === null
      ? productionKwh
      : productionKwh.map((kwh, hour) => kwh - standingKwh[hour]!),
  );
  const annualKwh = sumOf(monthlyKwh);
  const spread = Z90 * INTERANNUAL_SD.value * annualKwh;
  const peakKwp = faces.reduce((sum, face) => sum + face.peakKwp, 0);
  const faceYields = faces.map((face) => ({
    slope: face.slope,
    azimuth: face.azimuth,
    numberOfPanels: face.numberOfPanels,
    peakPower: face.peakKwp,
    kwhPerKwp: sumOf(face.acKwPerKwp) * (1 - lossPercent / 100),
  }));
  return {
    productionKwh,
    standingKwh,
    airC: climate.airC,
    yield: {
      source: isOutside ? 'pvgis' : 'builtin',
      database: isOutside
        ? `${pvgis[0]!.database} ${pvgis[0]!.years}`
        : `${CLIMATE_DATABASE} ${CLIMATE_YEARS}`,
      annualKwh,
      monthlyKwh,
      // Without panels the roof still has a yield; it is what a panel there would give.
      kwhPerKwp: peakKwp > 0 ? annualKwh / peakKwp : faceYields[0]!.kwhPerKwp,
      p10Kwh: annualKwh - spread,
      p90Kwh: annualKwh + spread,
      modelUncertaintyPercent: 100 * MODEL_UNCERTAINTY[isOutside ? 'pvgis' : 'builtin'],
      faces: faceYields,
    },
  };
}

/** A report asks for the same system some times over, with other prices; each holds two years of hours. */
const PRODUCTIONS_KEPT = 4;

/** production() with a memory: a changed price, use or battery needs no new year of sun. */
export const recentProduction: typeof production = rememberRecent(
  production,
  (input, system, outside = []) =>
    JSON.stringify([
      input.lat,
      input.lon,
      input.mounting,
      input.systemLoss,
      roofFacesOf(input),
      system,
      input.standing && [
        input.standing,
        input.firstYear,
        input.assumptions.panelDegradationPercent,
      ],
      input.standing && [input.shading, input.horizon],
      outside.filter((monthly) => monthly?.source === 'pvgis'),
    ]),
  PRODUCTIONS_KEPT,
);

function sumOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index]!;
  return sum;
}
