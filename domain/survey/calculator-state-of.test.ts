import { describe, expect, test } from 'vitest';
import { parseInput } from '../field-error.ts';
import { withDefaults } from '../calculator-defaults.ts';
import { toQuery } from '../calculator-query.ts';
import { calculatorStateSchema } from '../calculator-state.ts';
import { SURVEY_DEFAULTS, type SurveyAnswers } from './answers.ts';
import { calculatorStateOf } from './calculator-state-of.ts';

const PLACE = {
  lat: 56.157,
  lon: 10.211,
  postcode: '8000',
  address: 'Skovvej 12, 8000 Aarhus C',
  gridCompany: null,
};

const PLACE_ONLY = { lat: PLACE.lat, lon: PLACE.lon };

function stateOf(
  solar: Partial<SurveyAnswers['solar']>,
  financing: Partial<SurveyAnswers['financing']> = {},
) {
  const state = calculatorStateOf(
    {
      ...SURVEY_DEFAULTS,
      solar: { ...SURVEY_DEFAULTS.solar, ...solar },
      financing: { ...SURVEY_DEFAULTS.financing, ...financing },
    },
    PLACE,
  );
  expect(parseInput(calculatorStateSchema, state).ok, 'the calculator takes it').toBe(true);
  const { lat: _lat, lon: _lon, postcode: _postcode, address: _address, ...rest } = state;
  return rest;
}

test('without answers only the place is set: the calculator’s guesses stay guesses', () => {
  const { gridCompany: _unknown, ...place } = PLACE;
  expect(calculatorStateOf(SURVEY_DEFAULTS, PLACE)).toEqual(place);
  const gridCompany = '5790000705184';
  expect(calculatorStateOf(SURVEY_DEFAULTS, { ...PLACE, gridCompany })).toEqual({
    ...place,
    gridCompany,
  });
});

describe('solar', () => {
  test('house and roof', () => {
    expect(
      stateOf({
        buildingType: 'farmhouse',
        roofType: 'slate',
        roofSize: 62,
        roofDirection: 'south-east',
        roofAngle: 25,
      }),
    ).toEqual({
      buildingType: 'farmhouse',
      roofType: 'slate',
      roofSurfaceArea: 62,
      azimuth: -45,
      slope: 25,
    });
  });

  // As PVGIS counts: 0 south, −90 east, 90 west.
  test.each([
    ['south', 0],
    ['south-east', -45],
    ['east', -90],
    ['north-east', -135],
    ['north', 180],
    ['north-west', 135],
    ['west', 90],
    ['south-west', 45],
  ] as const)('a roof to the %s', (roofDirection, azimuth) => {
    expect(stateOf({ roofDirection })).toEqual({ azimuth });
  });

  test('a flat roof’s slope stays the calculator’s own guess of its racks, unless one was given', () => {
    expect(stateOf({ roofType: 'flat' })).toEqual({ roofType: 'flat' });
    const state = { ...SURVEY_DEFAULTS.solar, roofType: 'flat' } as const;
    const flat = calculatorStateOf({ ...SURVEY_DEFAULTS, solar: state }, PLACE);
    expect(withDefaults(flat).slope).toBe(withDefaults({ ...PLACE_ONLY, roofType: 'flat' }).slope);
    expect(toQuery(flat).has('slope')).toBe(false);
    expect(stateOf({ roofType: 'flat', roofAngle: 10 })).toMatchObject({ slope: 10 });
  });

  test('what nobody knows is left to the calculator’s guess', () => {
    expect(
      stateOf({
        roofType: 'unknown',
        electricalBoardAge: 'unknown',
        roofAgeAndReplacementPlan: 'unknown',
      }),
    ).toEqual({});
  });

  test('use by the bill, or by the meter, which takes precedence', () => {
    expect(stateOf({ monthlyBill: 850 })).toEqual({ averageMonthlySpendingDKK: 850 });
    expect(stateOf({ monthlyUsage: 400 })).toEqual({ annualConsumptionKwh: 4800 });
    expect(stateOf({ monthlyBill: 850, monthlyUsage: 400 })).toEqual({
      averageMonthlySpendingDKK: 850,
      annualConsumptionKwh: 4800,
    });
  });

  test.each([9, 16_666])('%d kWh a month is a use that the calculator takes', (monthlyUsage) => {
    expect(stateOf({ monthlyUsage })).toEqual({ annualConsumptionKwh: monthlyUsage * 12 });
  });

  test('board, cable and a new roof', () => {
    expect(stateOf({ electricalBoardAge: 'before-1990', approxCableLength: 20 })).toEqual({
      electricalBoardOld: true,
      cableLengthToRoof: 20,
    });
    expect(stateOf({ electricalBoardAge: 'newer' })).toEqual({ electricalBoardOld: false });
    expect(stateOf({ roofAgeAndReplacementPlan: 'within-ten-years' })).toEqual({
      replaceRoofNext10Yrs: true,
    });
    expect(stateOf({ roofAgeAndReplacementPlan: 'no-plan' })).toEqual({
      replaceRoofNext10Yrs: false,
    });
  });
});

describe('financing', () => {
  test('cash, loan with its years, and not decided', () => {
    expect(stateOf({}, { financingPreference: 'cash', loanPeriod: 15 })).toEqual({
      financingOption: 'cash',
    });
    expect(stateOf({}, { financingPreference: 'loan', loanPeriod: 15 })).toEqual({
      financingOption: 'loan',
      loanTermYears: 15,
    });
    expect(stateOf({}, { financingPreference: 'loan' })).toEqual({ financingOption: 'loan' });
    expect(stateOf({}, { financingPreference: 'undecided', loanPeriod: 15 })).toEqual({});
  });

  test('battery, heat pump, an earlier offer', () => {
    expect(
      stateOf({}, { wantsBattery: true, wantsHeatPump: true, hasReceivedPreviousOffer: true }),
    ).toEqual({ interestedInBattery: true, heatPump: true, receivedPreviousOffers: true });
    expect(stateOf({}, { hasReceivedPreviousOffer: false })).toEqual({
      receivedPreviousOffers: false,
    });
  });

  test('answers without a field in the calculation change nothing', () => {
    expect(
      stateOf(
        {},
        {
          projectBudget: 90_000,
          monthlySavingsGoal: 500,
          monthlyPaymentWillingness: 700,
          preferredInstallationTiming: 'soon',
          wantsOffGrid: true,
          wantsCo2Neutral: true,
        },
      ),
    ).toEqual({});
  });
});
