import { numberText } from '../../../domain/number-text.ts';
import type { RoofPlane } from '../../../domain/roof-plane.ts';
import type { MonthlyYield } from '../../../engine/estimate-input.ts';

/** A plane's months from the server; null: it has no answer. */
export async function fetchYield(
  plane: RoofPlane,
  signal: AbortSignal,
): Promise<MonthlyYield | null> {
  const answer = await fetch(`/api/v1/yield?${yieldQuery(plane)}`, { signal });
  return answer.ok ? readMonthlyYield(await answer.json()) : null;
}

/** The query of GET /api/v1/yield, with the calculator's own names. */
function yieldQuery(plane: RoofPlane): URLSearchParams {
  return new URLSearchParams({
    lat: String(plane.lat),
    lon: String(plane.lon),
    slope: numberText(plane.slopeDeg),
    azimuth: numberText(plane.azimuthDeg),
    systemLoss: numberText(plane.systemLossPercent),
    mounting: plane.mounting,
  });
}

/**
 * The answer of GET /api/v1/yield; null for anything else. Checked by hand, because the page loads
 * no schemas.
 */
export function readMonthlyYield(answer: unknown): MonthlyYield | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { source, database, years, monthlyKwhPerKwp } = answer as Record<string, unknown>;
  if (source !== 'pvgis' && source !== 'builtin') return null;
  if (typeof database !== 'string' || typeof years !== 'string') return null;
  if (!Array.isArray(monthlyKwhPerKwp) || monthlyKwhPerKwp.length !== 12) return null;
  const sums = monthlyKwhPerKwp.filter(
    (sum): sum is number => typeof sum === 'number' && sum >= 0 && sum < Infinity,
  );
  return sums.length === 12 ? { source, database, years, monthlyKwhPerKwp: sums } : null;
}
