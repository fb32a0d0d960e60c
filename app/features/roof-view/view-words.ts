import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { Certainty, RoofAbsence } from '../../../domain/roof/found-roof.ts';
import { decimal, monthName, timeFigures } from '../../../words/format.ts';
import { azimuthWords } from '../../../words/azimuth-words.ts';
import type { Camera } from './camera.ts';
import { dateOf, STEP_MIN } from './day-of-sun.ts';

export function cameraWords({ yawDeg, pitchDeg }: Camera): string {
  if (pitchDeg === 90) return m.roof_view_from_above();
  const direction = azimuthWords(Math.round(yawDeg), getLocale());
  return m.roof_view_seen_from({ direction, height: String(Math.round(pitchDeg)) });
}

/** "22. august" */
export function dayWords(day: number): string {
  const date = dateOf(day);
  const month = monthName(date.getUTCMonth() + 1, getLocale());
  return m.roof_view_date({ day: String(date.getUTCDate()), month });
}

/** "17.30" */
export function timeWords(step: number): string {
  return timeFigures(((step * STEP_MIN) / 60) % 24, getLocale());
}

/** The eight winds, for what stands somewhere around. */
export function windWords(azimuthDeg: number): string {
  const winds = [
    m.roof_view_north(),
    m.roof_view_northeast(),
    m.roof_view_east(),
    m.roof_view_southeast(),
    m.roof_view_south(),
    m.roof_view_southwest(),
    m.roof_view_west(),
    m.roof_view_northwest(),
  ];
  return winds[Math.round((((azimuthDeg % 360) + 360) % 360) / 45) % 8]!;
}

export function certaintyWords(certainty: Certainty, errorDeg: number): string {
  const degrees = decimal(Math.max(1, Math.ceil(errorDeg)), getLocale());
  switch (certainty) {
    case 'sure':
      return m.roof_view_sure({ degrees });
    case 'fair':
      return m.roof_view_fair({ degrees });
    case 'unsure':
      return m.roof_view_unsure();
  }
}

export function absenceWords(absence: RoofAbsence): string {
  switch (absence) {
    case 'not-set-up':
      return m.roof_view_not_set_up();
    case 'no-door':
      return m.roof_view_no_door();
    case 'no-house':
      return m.roof_view_no_house();
    case 'no-heights':
      return m.roof_view_no_heights();
    case 'flat':
      return m.roof_view_flat();
    case 'unsure':
      return m.roof_view_not_sure();
    case 'too-large':
      return m.roof_view_too_large();
    case 'unavailable':
      return m.roof_view_unavailable();
  }
}
