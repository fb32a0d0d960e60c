import { fail, ok } from '../../../domain/result.ts';
import { isWithinReach } from '../../../engine/climate/reach.ts';
import { monthSumsUtc } from '../../../engine/climate/month-hours.ts';
import { typicalYear } from '../../../engine/climate/typical-year.ts';
import { CLIMATE_DATABASE, CLIMATE_YEARS } from '../../../engine/data/climate.ts';
import { planeYear } from '../../../engine/pv/plane-year.ts';
import { sunYear } from '../../../engine/sun/sun-year.ts';
import type { YieldSource } from './port.ts';

/** The engine's own climate: no network, no waiting. */
export function builtinYield(): YieldSource {
  return {
    yearOn({ lat, lon, slopeDeg, azimuthDeg, systemLossPercent, mounting }) {
      const place = { lat, lon };
      if (!isWithinReach(place)) return Promise.resolve(fail({ kind: 'no-data' as const }));
      const roof = { slopeDeg, azimuthDeg, mounting, shading: 'none' } as const;
      const hourly = planeYear(sunYear(place), typicalYear(place), roof);
      const kept = 1 - systemLossPercent / 100;
      return Promise.resolve(
        ok({
          monthlyYield: {
            source: 'builtin' as const,
            database: CLIMATE_DATABASE,
            years: CLIMATE_YEARS,
            monthlyKwhPerKwp: Array.from(monthSumsUtc(hourly), (sum) => sum * kept),
          },
          response: null,
        }),
      );
    },
  };
}
