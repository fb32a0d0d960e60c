/**
 * Rounds to a whole number, halves away from zero: 2.5 → 3, −2.5 → −3.
 * @param value any finite number
 * @throws RangeError value not finite
 */
export function roundHalfAwayFromZero(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`cannot round ${value}`);
  // 1.005 · 100 is 100.49999999999999: a relative hair keeps written halves halves.
  const magnitude = Math.abs(value);
  const rounded = Math.floor(magnitude + 0.5 + magnitude * 4e-16);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
