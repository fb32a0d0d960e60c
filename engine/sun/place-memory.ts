import type { Place } from '../place.ts';
import { rememberRecent } from '../recent-values.ts';

/** Places kept per memory: a visitor compares a few, a server serves many, and a place's year is about a megabyte. */
const PLACES_KEPT = 8;

/** Remembers what was computed for the latest few places, by exact coordinates. */
export const rememberPlaces = <Value>(compute: (place: Place) => Value) =>
  rememberRecent(compute, ({ lat, lon }) => `${lat},${lon}`, PLACES_KEPT);
