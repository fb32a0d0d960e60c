import { m } from '../../../../messages/compiled/messages.js';

/** A direction as a word, from an azimuth as in PVGIS: 0 south, −90 east, 90 west, ±180 north. */
export function directionName(azimuth: number): string {
  switch (azimuth) {
    case -135:
      return m.figures_yield_northeast();
    case -90:
      return m.figures_yield_east();
    case -45:
      return m.figures_yield_southeast();
    case 0:
      return m.figures_yield_south();
    case 45:
      return m.figures_yield_southwest();
    case 90:
      return m.figures_yield_west();
    case 135:
      return m.figures_yield_northwest();
    case -180:
    case 180:
      return m.figures_yield_north();
    default:
      throw new RangeError(`${azimuth}° has no name`);
  }
}
