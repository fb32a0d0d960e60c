const TWO_32 = 2 ** 32;

/** A well-mixed whole number of 32 bits from an index; whole-number arithmetic, so the same on every engine. */
function mixed(index: number): number {
  let bits = (index + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/**
 * The nth term of a fixed sequence that looks like normal noise: mean 0, standard deviation 1, never beyond ±3.5.
 * Not random: the same stream and index give the same value, always and everywhere.
 * @param stream which sequence, a whole number
 * @param index which term, a whole number
 * @returns sum of four even values, scaled (Irwin–Hall)
 */
export function fixedNoise(stream: number, index: number): number {
  let sum = 0;
  for (let part = 0; part < 4; part++) {
    sum += mixed(Math.imul(stream, 0x01000193) + index * 4 + part) / TWO_32;
  }
  return (sum - 2) * Math.sqrt(3);
}

/**
 * A fixed sequence with persistence (first-order autoregressive), standard deviation 1.
 * @param stream which sequence
 * @param length number of terms
 * @param persistence correlation of a term with the one before it, 0 ≤ x < 1
 * @returns new array
 */
export function persistentNoise(stream: number, length: number, persistence: number): Float64Array {
  const fresh = Math.sqrt(1 - persistence * persistence);
  const values = new Float64Array(length);
  let before = fixedNoise(stream, length);
  for (let index = 0; index < length; index++) {
    before = persistence * before + fresh * fixedNoise(stream, index);
    values[index] = before;
  }
  return values;
}
