import { expect, test } from 'vitest';
import { answersIn, stateIn } from './saved-report.ts';

test('a record without a place is no state, and says what it says', () => {
  const record = { slope: 20, interestedInBattery: true, postcode: null, fullName: 'Anna Holm' };
  expect(stateIn(record)).toBeNull();
  expect(answersIn(record)).toEqual({ slope: 20, interestedInBattery: true });
});

test('a record with a place is a state, without the person', () => {
  const record = { lat: 56.157, lon: 10.211, slope: 20, reportId: 'r1', email: 'anna@example.dk' };
  expect(stateIn(record)).toEqual({ lat: 56.157, lon: 10.211, slope: 20 });
});
