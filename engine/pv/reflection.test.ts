import { expect, test } from 'vitest';
import { beamTransmission, tabulatedBeamTransmission } from './reflection.ts';

test('the table says what the formula says, from grazing to normal incidence and a rounding beyond', () => {
  for (let step = 0; step <= 100_000; step++) {
    const cosIncidence = step / 100_000;
    const apart = tabulatedBeamTransmission(cosIncidence) - beamTransmission(cosIncidence);
    expect(Math.abs(apart)).toBeLessThan(4e-7);
  }
  expect(tabulatedBeamTransmission(1 + 1e-12)).toBeCloseTo(1, 9);
});
