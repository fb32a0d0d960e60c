import type { NumberField } from '../../../../domain/number-text.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { directionSides } from '../../../../words/direction-field.ts';
import { azimuthWords } from '../../../../words/azimuth-words.ts';

/** What makes a field one for a direction: "8 ° øst", "8° øst for syd". */
export function directionInWords(azimuthDeg: number, takes?: NumberField) {
  const locale = getLocale();
  return { describe: azimuthWords(azimuthDeg, locale), sides: directionSides(locale, takes) };
}
