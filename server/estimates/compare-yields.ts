import type { RoofPlane } from '../../domain/roof-plane.ts';
import type { Result } from '../../domain/result.ts';
import { builtinYield } from '../providers/yield/builtin.ts';
import type { YieldError, YieldSource, YieldYear } from '../providers/yield/port.ts';

export type YieldsCompared = {
  readonly builtin: Result<YieldYear, YieldError>;
  /** null: the server is told to ask nobody outside (YIELD=builtin). */
  readonly pvgis: Result<YieldYear, YieldError> | null;
};

/** What PVGIS says of a plane now and what the built-in model says; a silent PVGIS costs two seconds at most. */
export async function compareYields(
  plane: RoofPlane,
  pvgis: YieldSource | null,
): Promise<YieldsCompared> {
  const [builtin, outside] = await Promise.all([
    builtinYield().yearOn(plane),
    pvgis === null ? null : pvgis.yearOn(plane),
  ]);
  return { builtin, pvgis: outside };
}
