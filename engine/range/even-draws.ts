import { fixedNoise } from '../climate/fixed-sequence.ts';

/**
 * Standard normal draws of one cause in a fixed order that looks like chance. Each is the quantile of its own rank, so
 * together they lie as evenly as the distribution itself: a tenth of them below the 10th percentile, whichever set is
 * taken. Chance draws of the same number would err by half a point to one.
 * @param stream which sequence, a whole number
 * @param count how many
 * @returns new array; mean 0, standard deviation 1
 * @source McKay, Beckman & Conover 1979 (Latin hypercube); quantile: Wichura 1988, AS 241 (PPND7), 7 digits
 */
export function evenNormalDraws(stream: number, count: number): Float64Array {
  const chance = Float64Array.from({ length: count }, (_, index) => fixedNoise(stream, index));
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  order.sort((one, other) => chance[one]! - chance[other]! || one - other);
  const draws = new Float64Array(count);
  order.forEach((index, rank) => (draws[index] = normalQuantile((rank + 0.5) / count)));
  return draws;
}

/**
 * The value below which a standard normal variable lies with a probability.
 * @param probability between 0 and 1, both left out
 * @source Wichura 1988, Applied Statistics 37, AS 241
 */
export function normalQuantile(probability: number): number {
  const fromMiddle = probability - 0.5;
  if (Math.abs(fromMiddle) <= 0.425) {
    const r = 0.180625 - fromMiddle * fromMiddle;
    return (
      (fromMiddle * (((59.10937472 * r + 159.29113202) * r + 50.434271938) * r + 3.3871327179)) /
      (((67.1875636 * r + 78.757757664) * r + 17.895169469) * r + 1)
    );
  }
  const r = Math.sqrt(-Math.log(Math.min(probability, 1 - probability)));
  const size =
    r <= 5
      ? (((0.17023821103 * (r - 1.6) + 1.3067284816) * (r - 1.6) + 2.75681539) * (r - 1.6) +
          1.4234372777) /
        ((0.12021132975 * (r - 1.6) + 0.7370016425) * (r - 1.6) + 1)
      : (((0.017337203997 * (r - 5) + 0.42868294337) * (r - 5) + 3.081226386) * (r - 5) +
          6.657905115) /
        ((0.012258202635 * (r - 5) + 0.24197894225) * (r - 5) + 1);
  return fromMiddle < 0 ? -size : size;
}
