import { danishToUtcMs, HOUR_MS } from '../../../engine/calendar/danish-time.ts';
import type { Place } from '../../../engine/place.ts';
import { clearSkyKwPerKwp } from '../../../engine/pv/clear-sky-power.ts';
import { sunPosition } from '../../../engine/sun/sun-position.ts';
import { isLit, type SunAt } from './sun-dome.ts';

const DAY_MS = 24 * HOUR_MS;
/** Steps of the hour, of its slider and of the curve [min]. */
export const STEP_MIN = 10;
export const STEPS_A_DAY = (24 * 60) / STEP_MIN;

/** A day of the year from 1, in a year without a leap day; the sun of any year is the same to a fraction of a degree. */
export const YEAR = 2026;
export const MIDSUMMER = dayOfYear(6, 21);
export const MIDWINTER = dayOfYear(12, 21);
export const EQUINOX = dayOfYear(3, 20);

export function dayOfYear(month: number, day: number): number {
  return Math.round((Date.UTC(YEAR, month - 1, day) - Date.UTC(YEAR, 0, 1)) / DAY_MS) + 1;
}

/** @returns noon of it on the calendar, for words */
export const dateOf = (day: number): Date => new Date(Date.UTC(YEAR, 0, day, 12));

/** The instant at which Danish clocks show a step of a day. */
export function instantOf(day: number, step: number): number {
  return danishToUtcMs(Date.UTC(YEAR, 0, day) + step * STEP_MIN * 60_000);
}

export function sunAt(day: number, step: number, place: Place): SunAt {
  const { apparentZenithDeg, azimuthDeg } = sunPosition(instantOf(day, step), place);
  return { elevationDeg: 90 - apparentZenithDeg, azimuthDeg };
}

/** Where the sun is at every step of a day. */
export function sunOfDay(day: number, place: Place): readonly SunAt[] {
  return Array.from({ length: STEPS_A_DAY }, (_, step) => sunAt(day, step, place));
}

/** Steps at which the sun is up: the first and the last. */
export function daylight(suns: readonly SunAt[]): readonly [first: number, last: number] {
  const isUp = ({ elevationDeg }: SunAt) => elevationDeg > 0;
  return [Math.max(0, suns.findIndex(isUp)), Math.max(0, suns.findLastIndex(isUp))];
}

/** A face with panels, as the day's light meets it. */
export type LitFace = {
  readonly slopeDeg: number;
  readonly azimuthDeg: number;
  readonly peakKw: number;
  readonly horizonDeg: readonly number[];
};

export type DayPower = {
  /** [kW] at every step, as if nothing stood around, and with what does. */
  readonly freeKw: readonly number[];
  readonly shadedKw: readonly number[];
  readonly freeKwh: number;
  readonly shadedKwh: number;
  /** Whether each face lies in shade, at every step; false while the sun is down. */
  readonly inShade: readonly (readonly boolean[])[];
};

/** What the faces give on a day under a clear sky. */
export function dayPower(faces: readonly LitFace[], day: number, place: Place): DayPower {
  const suns = sunOfDay(day, place);
  const inShade = faces.map(({ horizonDeg }) =>
    suns.map((sun) => sun.elevationDeg > 0 && !isLit(horizonDeg, sun)),
  );
  const powerAt = (step: number, isShadedHere: (face: number) => boolean) => {
    if (suns[step]!.elevationDeg <= 0) return 0;
    return faces.reduce((sum, { peakKw, slopeDeg, azimuthDeg }, face) => {
      const plane = { slopeDeg, azimuthDeg, isShaded: isShadedHere(face) };
      return sum + peakKw * clearSkyKwPerKwp(instantOf(day, step), place, plane);
    }, 0);
  };
  const steps = Array.from({ length: STEPS_A_DAY }, (_, step) => step);
  const freeKw = steps.map((step) => powerAt(step, () => false));
  const shadedKw = steps.map((step) =>
    inShade.some((face) => face[step]!)
      ? powerAt(step, (face) => inShade[face]![step]!)
      : freeKw[step]!,
  );
  const energy = (power: readonly number[]) =>
    (power.reduce((sum, kw) => sum + kw, 0) * STEP_MIN) / 60;
  return { freeKw, shadedKw, freeKwh: energy(freeKw), shadedKwh: energy(shadedKw), inShade };
}

/** Stretches of steps in shade: from, and until which it is light again. */
export function shadeTimes(inShade: readonly boolean[]): readonly (readonly [number, number])[] {
  const times: [number, number][] = [];
  inShade.forEach((isDark, step) => {
    if (!isDark) return;
    const last = times.at(-1);
    if (last !== undefined && last[1] === step) last[1] = step + 1;
    else times.push([step, step + 1]);
  });
  return times;
}
