// A smooth curve through values one apart that never overshoots them (Fritsch and Carlson's condition,
// slopes by the harmonic mean).

function slopeAt(values: readonly number[], index: number): number {
  const value = values[index] ?? 0;
  const before = value - (values[index - 1] ?? value);
  const after = (values[index + 1] ?? value) - value;
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}

/** The curve at a position between the values; flat beyond its ends. */
export function smoothAt(values: readonly number[], at: number): number {
  const last = values.length - 1;
  const index = Math.min(Math.max(Math.floor(at), 0), last - 1);
  const u = Math.min(1, Math.max(0, at - index));
  const [a = 0, b = 0] = [values[index], values[index + 1]];
  const square = u * u;
  const cube = square * u;
  return (
    a * (2 * cube - 3 * square + 1) +
    slopeAt(values, index) * (cube - 2 * square + u) +
    b * (3 * square - 2 * cube) +
    slopeAt(values, index + 1) * (cube - square)
  );
}
