import { expect, test } from 'vitest';
import type { CalculatorData } from './calculator-data.ts';
import { answersIn, stateIn } from './saved-report.ts';

test('a record without a place is no state, but its answers are read', () => {
  const record = { slope: 20, interestedInBattery: true, postcode: null, fullName: 'Anna Holm' };
  expect(stateIn(record)).toBeNull();
  expect(answersIn(record)).toEqual({ slope: 20, interestedInBattery: true });
});

test('a record with a place is a state, without the person', () => {
  const record = { lat: 56.157, lon: 10.211, slope: 20, reportId: 'r1', email: 'anna@example.dk' };
  expect(stateIn(record)).toEqual({ lat: 56.157, lon: 10.211, slope: 20 });
});

test('an unreadable field takes no other with it', () => {
  const record = {
    lat: 56.157,
    lon: 10.211,
    slope: 'steep',
    roofFaces: [{ slope: 30 }],
    assumptions: { upkeepPercent: 'much' },
    roofType: 'tile',
  } as unknown as CalculatorData;
  expect(answersIn(record)).toEqual({ lat: 56.157, lon: 10.211, roofType: 'tile' });
  expect(stateIn(record)).toEqual({ lat: 56.157, lon: 10.211, roofType: 'tile' });
});
