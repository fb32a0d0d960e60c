import { describe, expect, test } from 'vitest';
import { STANDING_PLANT, TEST_CONTEXT } from '../engine/test-home.ts';
import { withDefaults } from './calculator-defaults.ts';
import { toQuery } from './calculator-query.ts';
import { calculatorStateSchema, type CalculatorState } from './calculator-state.ts';
import { runEstimate } from './estimate-request.ts';
import { guessedFields } from './guessed-fields.ts';
import { offerObstacle } from './offer-obstacle.ts';
import { fromQuery } from './read-query.ts';
import { readState, storedState } from './stored-state.ts';
import { gradeOf } from './verdict-grade.ts';

const HOME: CalculatorState = {
  lat: 56.16,
  lon: 10.2,
  postcode: '8000',
  annualConsumptionKwh: 4000,
};
const TOLD = {
  peakPower: 6,
  year: 2014,
  slope: 30,
  azimuth: -20,
  inverter: 'kept',
  inverterKw: 5,
  settlement: 'yearly',
  yearlyUntil: 2033,
  morePanels: false,
} as const;
const estimateOf = (state: CalculatorState) => {
  const run = runEstimate(state, TEST_CONTEXT);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return run.value;
};

describe('panels that stand already', () => {
  test('of which only the power is told lie as the roof does, and the rest is a guess', () => {
    const state = { ...HOME, slope: 25, azimuth: 90, standing: { peakPower: 6 } };
    expect(withDefaults(state).standing).toEqual({
      ...STANDING_PLANT,
      slope: 25,
      azimuth: 90,
      yearlyUntil: 2036,
    });
    expect(guessedFields(state)).toEqual(
      expect.arrayContaining([
        'standing.year',
        'standing.azimuth',
        'standing.slope',
        'standing.inverterKw',
      ]),
    );
    expect(guessedFields(state)).not.toContain('standing.yearlyUntil');
  });

  test('under the old settlement are of 2012, and settled so for 20 years, until it is told', () => {
    const standing = { peakPower: 6, settlement: 'yearly' } as const;
    expect(withDefaults({ ...HOME, standing }).standing).toMatchObject({
      year: 2012,
      yearlyUntil: 2032,
    });
    expect(guessedFields({ ...HOME, standing })).toContain('standing.yearlyUntil');
    const told = guessedFields({ ...HOME, standing: TOLD });
    expect(told.filter((field) => field.startsWith('standing.'))).toEqual([]);
  });

  test('come back from an address and from what is stored', () => {
    const state = { ...HOME, standing: TOLD };
    expect(fromQuery(toQuery(state)).state).toEqual(state);
    expect(readState(storedState(state))).toEqual({ ok: true, value: state });
  });

  test('are read in the reader’s own writing; a wrong figure is named', () => {
    const { state } = fromQuery(
      new URLSearchParams('standing.peakPower=6,5 kWp&standing.azimuth=20 øst'),
      'da',
    );
    expect(state.standing).toEqual({ peakPower: 6.5, azimuth: -20 });
    const { errors } = fromQuery(new URLSearchParams('standing.peakPower=90'), 'da');
    expect(errors).toEqual([expect.objectContaining({ field: 'standing.peakPower' })]);
    expect(calculatorStateSchema.safeParse({ ...HOME, standing: {} }).success).toBe(false);
  });
});

describe('an answer beside them', () => {
  test('a battery alone is graded, and may be asked for', () => {
    const { estimate } = estimateOf({ ...HOME, standing: TOLD, interestedInBattery: true });
    expect(estimate.price.totalPrice).toBe(66_125);
    expect(gradeOf(estimate)).toBe('never');
    const house = { ...HOME, address: 'Skovvej 12' };
    expect(offerObstacle(house, estimate.system)).toBeNull();
  });

  test('with nothing chosen there is none yet', () => {
    const { estimate } = estimateOf({ ...HOME, standing: TOLD });
    expect(gradeOf(estimate)).toBe('impossible');
    expect(offerObstacle({ ...HOME, address: 'Skovvej 12' }, estimate.system)).toBe('no-panels');
  });
});
