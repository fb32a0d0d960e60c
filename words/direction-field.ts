import { m } from '../messages/compiled/messages.js';
import { readDirection } from '../domain/direction-text.ts';
import type { NumberField } from '../domain/number-text.ts';
import type { Locale } from './locale.ts';
import { azimuthUnit } from './azimuth-words.ts';

/** A field for a direction, which says and takes its side in words where a script runs: "8 ° øst". */
export function directionSides(locale: Locale, takes?: NumberField) {
  return {
    // Whoever writes the side need not read it twice.
    unit: (azimuthDeg: number, typed: string | null) =>
      /\p{L}/u.test(typed ?? '') ? '°' : azimuthUnit(azimuthDeg, locale),
    read: (typed: string, azimuthDeg: number) => readDirection(typed, azimuthDeg, locale, takes),
    help: m.calculator_azimuth_in_words({}, { locale }),
  };
}
