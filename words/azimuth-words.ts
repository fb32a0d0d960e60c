import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';

/** A direction in words, from PVGIS's degrees: 0 south, −90 east, 90 west. */
export function azimuthWords(azimuthDeg: number, locale: Locale): string {
  const options = { locale };
  if (azimuthDeg === 0) return m.calculator_azimuth_due_south({}, options);
  if (azimuthDeg === -90) return m.calculator_azimuth_due_east({}, options);
  if (azimuthDeg === 90) return m.calculator_azimuth_due_west({}, options);
  if (Math.abs(azimuthDeg) === 180) return m.calculator_azimuth_due_north({}, options);
  // From the nearer of the two: nobody turns 172° away from south.
  if (Math.abs(azimuthDeg) > 90) {
    const fromNorth = { degrees: String(180 - Math.abs(azimuthDeg)) };
    return azimuthDeg < 0
      ? m.calculator_azimuth_east_of_north(fromNorth, options)
      : m.calculator_azimuth_west_of_north(fromNorth, options);
  }
  const degrees = String(Math.abs(azimuthDeg));
  return azimuthDeg < 0
    ? m.calculator_azimuth_east({ degrees }, options)
    : m.calculator_azimuth_west({ degrees }, options);
}

/** The unit of a direction that is written without its sign: "° øst". Due south and due north are on neither side. */
export function azimuthUnit(azimuthDeg: number, locale: Locale): string {
  if (azimuthDeg % 180 === 0) return '°';
  return azimuthDeg < 0
    ? m.calculator_azimuth_unit_east({}, { locale })
    : m.calculator_azimuth_unit_west({}, { locale });
}
