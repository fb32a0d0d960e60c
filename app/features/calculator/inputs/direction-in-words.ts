import { getLocale } from '../../../../messages/compiled/runtime.js';
import { azimuthUnit, azimuthWords } from '../../../../words/names.ts';

/** What a field for a direction says beside its figure, which stands without a sign: "8 ° øst", "8° øst for syd". */
export function directionInWords(azimuthDeg: number) {
  return {
    describe: azimuthWords(azimuthDeg, getLocale()),
    signedUnit: (typedDeg: number) => azimuthUnit(typedDeg, getLocale()),
  };
}
