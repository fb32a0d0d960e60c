import { expect, test } from 'vitest';
import { areaPath, linePath } from './chart-path.ts';
import { smoothAt } from './smooth-curve.ts';

test('a line goes through its points, an area there and back', () => {
  expect(
    linePath([
      [0, 10],
      [5.25, 20],
    ]),
  ).toBe('M0.0,10.0L5.3,20.0');
  expect(
    areaPath(
      [
        [0, 1],
        [2, 1],
      ],
      [
        [0, 5],
        [2, 5],
      ],
    ),
  ).toBe('M0.0,1.0L2.0,1.0L2.0,5.0L0.0,5.0Z');
});

test('the smooth curve meets its values and stays between its neighbours', () => {
  const values = [0, 0, 4, 5, 1];
  values.forEach((value, index) => expect(smoothAt(values, index)).toBeCloseTo(value));
  for (let at = 1; at < 4; at += 0.05) {
    const between = [values[Math.floor(at)] ?? 0, values[Math.ceil(at)] ?? 0];
    expect(smoothAt(values, at)).toBeGreaterThanOrEqual(Math.min(...between) - 1e-9);
    expect(smoothAt(values, at)).toBeLessThanOrEqual(Math.max(...between) + 1e-9);
  }
});
