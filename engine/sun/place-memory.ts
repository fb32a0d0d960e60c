import type { Place } from '../place.ts';

/** Places kept per memory: a visitor compares a few, a server serves many, and a place's year is about a megabyte. */
const PLACES_KEPT = 8;

/**
 * Remembers what was computed for the latest few places, by exact coordinates, so that a moved slider costs no new year.
 * @param compute gives the value for a place; called once per remembered place
 * @returns the same function with a memory of the 8 places used last
 */
export function rememberPlaces<T>(compute: (place: Place) => T): (place: Place) => T {
  const kept = new Map<string, T>();
  return (place) => {
    const key = `${place.lat},${place.lon}`;
    const found = kept.get(key);
    const value = found ?? compute(place);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > PLACES_KEPT) {
      const oldest = kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
    }
    return value;
  };
}
