import { expect, test } from 'vitest';
import { EXAMPLE_CONTEXT } from './example-house.ts';
import { runEstimate } from './estimate-request.ts';
import { USUAL_HOUSEHOLD } from './usual-household.ts';
import { weighedGuess } from './weighed-guess.ts';

const PLACE = { lat: 56.1572, lon: 10.2107, postcode: '8000' };

test.each([PLACE, { ...PLACE, interestedInBattery: true }, { ...PLACE, slope: 0 }])(
  'a guess is weighed by the answer that a usual home gets (%j)',
  (state) => {
    const usual = runEstimate({ ...state, household: USUAL_HOUSEHOLD }, EXAMPLE_CONTEXT);
    if (!usual.ok) throw new Error(JSON.stringify(usual.error));
    const { householdKwh, estimate } = usual.value;
    expect(weighedGuess(state, EXAMPLE_CONTEXT)).toEqual({
      householdKwh,
      paybackYears: estimate.economy.paybackYears,
    });
  },
);

test.each([
  { averageMonthlySpendingDKK: 1000 },
  { annualConsumptionKwh: 4000 },
  { household: USUAL_HOUSEHOLD },
  { gridCompany: 'nobody' },
])(
  'who has said something of the use, or names what there is not, is told nothing (%j)',
  (said) => {
    expect(weighedGuess({ ...PLACE, ...said }, EXAMPLE_CONTEXT)).toBeNull();
  },
);
