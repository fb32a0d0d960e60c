import { typicalYear } from './climate/typical-year.ts';
import { monthSumsUtc } from './climate/month-hours.ts';
import { CLIMATE_DATABASE, CLIMATE_YEARS, MODEL_UNCERTAINTY } from './data/climate.ts';
import { INTERANNUAL_SD } from './data/fixed-figures.ts';
import { Z90 } from './economy/uncertainty.ts';
import type { EstimateInput, MonthlyYield, YieldResult } from './estimate-types.ts';
import type { Hourly } from './hours.ts';
import { inverterKwh } from './pv/inverter-clip.ts';
import { planeYear, scaleToMonthlyYield } from './pv/plane-year.ts';
import { sunYear } from './sun/sun-year.ts';

export type Production = {
  /** AC energy after losses and the inverter's limit [kWh], one value per UTC hour. */
  readonly productionKwh: Hourly;
  /** Air temperature of the same climate [°C]. */
  readonly airC: Hourly;
  readonly yield: YieldResult;
};

/**
 * A system's production over the typical year.
 * @param input place, roof and systemLoss [%]
 * @param peakKwp installed power [kWp], ≥ 0
 * @param inverterAcKw the inverter's AC rating [kW]
 * @param monthlyYield monthly sums from outside [kWh/kWp, systemLoss included] in place of the built-in ones
 * @returns hours and their sums
 * @throws RangeError a place abroad or at sea, or a figure out of its range
 * @source calculation.md 1
 */
export function production(
  input: EstimateInput,
  peakKwp: number,
  inverterAcKw: number,
  monthlyYield?: MonthlyYield,
): Production {
  const place = { lat: input.lat, lon: input.lon };
  const sun = sunYear(place);
  const climate = typicalYear(place);
  const acKwPerKwp = planeYear(sun, climate, {
    slopeDeg: input.slope,
    azimuthDeg: input.azimuth,
    mounting: input.mounting,
    shading: input.shading,
  });
  const isOutside = monthlyYield !== undefined && monthlyYield.source === 'pvgis';
  // A monthly yield from outside has the loss in it already.
  const perKwp = isOutside
    ? scaleToMonthlyYield(acKwPerKwp, monthlyYield.monthlyKwhPerKwp)
    : acKwPerKwp;
  const lossPercent = isOutside ? 0 : input.systemLoss;
  const productionKwh = inverterKwh(perKwp, peakKwp, lossPercent, inverterAcKw);
  const monthlyKwh = monthSumsUtc(productionKwh);
  const annualKwh = sumOf(monthlyKwh);
  const spread = Z90 * INTERANNUAL_SD.value * annualKwh;
  return {
    productionKwh,
    airC: climate.airC,
    yield: {
      source: isOutside ? 'pvgis' : 'builtin',
      database: isOutside
        ? `${monthlyYield.database} ${monthlyYield.years}`
        : `${CLIMATE_DATABASE} ${CLIMATE_YEARS}`,
      annualKwh,
      monthlyKwh,
      // Without panels the roof still has a yield; it is what a panel there would give.
      kwhPerKwp: peakKwp > 0 ? annualKwh / peakKwp : sumOf(perKwp) * (1 - lossPercent / 100),
      p10Kwh: annualKwh - spread,
      p90Kwh: annualKwh + spread,
      modelUncertaintyPercent: 100 * MODEL_UNCERTAINTY[isOutside ? 'pvgis' : 'builtin'],
    },
  };
}

function sumOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index]!;
  return sum;
}
