import type { RoofPlane } from '../../domain/roof-plane.ts';
import type { KeptYears } from '../providers/yield/kept-years.ts';
import type { YieldYear } from '../providers/yield/port.ts';

/**
 * How far an estimate goes for its yield. builtin: nowhere. cached: to what is known already, for pages,
 * which never wait. live: to the source, for up to 2 s.
 */
export type YieldReach = 'builtin' | 'cached' | 'live';

/** A roof's yield from outside; null: the engine's own climate answers. */
export type OutsideYield = (plane: RoofPlane, reach: YieldReach) => Promise<YieldYear | null>;

export function outsideYieldOf(source: KeptYears | null): OutsideYield {
  return async (plane, reach) => {
    if (source === null || reach === 'builtin') return null;
    if (reach === 'cached') return source.kept(plane);
    const found = await source.yearOn(plane);
    // A source that does not answer is replaced at once by the built-in climate, and the result says so.
    return found.ok ? found.value : null;
  };
}
