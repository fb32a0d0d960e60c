import { m } from '../../../messages/compiled/messages.js';

/** A direction in words, from PVGIS's degrees: 0 south, −90 east, 90 west. */
export function azimuthWords(azimuthDeg: number): string {
  if (azimuthDeg === 0) return m.calculator_azimuth_due_south();
  if (azimuthDeg === -90) return m.calculator_azimuth_due_east();
  if (azimuthDeg === 90) return m.calculator_azimuth_due_west();
  if (Math.abs(azimuthDeg) === 180) return m.calculator_azimuth_due_north();
  const degrees = String(Math.abs(azimuthDeg));
  return azimuthDeg < 0
    ? m.calculator_azimuth_east({ degrees })
    : m.calculator_azimuth_west({ degrees });
}
