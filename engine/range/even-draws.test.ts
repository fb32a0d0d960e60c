import { expect, test } from 'vitest';
import { evenNormalDraws, normalQuantile } from './even-draws.ts';

// Tables of the normal distribution: Abramowitz & Stegun 1964, table 26.5.
test.each([
  [0.5, 0],
  [0.9, 1.281552],
  [0.975, 1.959964],
  [0.999, 3.090232],
  [0.00001, -4.264891],
  [1e-15, -7.941345],
])('the normal quantile of %d is %d', (probability, z) => {
  expect(normalQuantile(probability)).toBeCloseTo(z, 5);
});

const DRAWS = 2000;

test.each([64, 448])(
  'streams from %d: each spread as the distribution is, and no two go together',
  (first) => {
    const causes = Array.from({ length: 12 }, (_, cause) => evenNormalDraws(first + cause, DRAWS));
    causes.forEach((draws, cause) => {
      const share = (below: number) => draws.filter((z) => z < below).length / DRAWS;
      expect(share(-1.2815516)).toBeCloseTo(0.1, 6);
      expect(share(1.2815516)).toBeCloseTo(0.9, 6);
      const other = causes[(cause + 1) % 12]!;
      const together = draws.reduce((sum, z, index) => sum + z * other[index]!, 0) / DRAWS;
      // Three standard errors of chance.
      expect(Math.abs(together)).toBeLessThan(3 / Math.sqrt(DRAWS));
    });
  },
);
