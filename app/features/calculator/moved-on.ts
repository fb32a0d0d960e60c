/** Digits behind the point to which a figure is moved on: a sum of tenths is no tenth. */
const DIGITS = 6;

/**
 * What comes next if every number moves once more as it has moved.
 * @param from a value before a step
 * @param to the same value after it
 * @param now the same value now
 * @returns as `now`, with each number changed by what the step changed it by
 */
export function movedOn<Value>(from: Value, to: Value, now: Value): Value;
export function movedOn(from: unknown, to: unknown, now: unknown): unknown {
  if (from === to) return now;
  if (typeof from === 'number' && typeof to === 'number' && typeof now === 'number')
    return Number((now + (to - from)).toFixed(DIGITS));
  if (!isObject(from) || !isObject(to) || !isObject(now)) return now;
  if (Array.isArray(now)) return now.map((value, index) => movedOn(from[index], to[index], value));
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, movedOn(from[name], to[name], value)]),
  );
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
