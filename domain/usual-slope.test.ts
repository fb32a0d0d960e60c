import { expect, test } from 'vitest';
import { withDefaults } from './calculator-defaults.ts';

const place = { lat: 56, lon: 10 };

test('a flat roof has low racks in the open where nothing is told, a pitched one its own slope', () => {
  expect(withDefaults({ ...place, roofType: 'flat' })).toMatchObject({
    slope: 12,
    mounting: 'free',
  });
  expect(withDefaults(place)).toMatchObject({ slope: 35, mounting: 'building' });
});

test('what is told stays', () => {
  const told = { ...place, roofType: 'flat', slope: 35, mounting: 'ventilated' } as const;
  expect(withDefaults(told)).toMatchObject({ slope: 35, mounting: 'ventilated' });
});
