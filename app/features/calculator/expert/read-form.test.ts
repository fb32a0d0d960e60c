import { describe, expect, test } from 'vitest';
import { numberField } from '../../../../domain/number-fields.ts';
import { parseNumber } from '../../../../domain/number-text.ts';
import { fromQuery } from '../../../../domain/read-query.ts';
import { toQuery } from '../../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import type { FormField } from '../form/field.ts';
import { numberForField, withoutOurs } from './field-text.ts';
import { foldNames, spreadNames } from './form-names.ts';
import { readForm } from './read-form.ts';

const STATE: CalculatorState = {
  lat: 55.676,
  lon: 12.568,
  roofFaces: [
    { slope: 35.5, azimuth: -90, calculatedNumberOfPanels: 8, shading: 'some' },
    { slope: 20, azimuth: 90, roofSurfaceArea: 30.5 },
  ],
  batteryUnitCounts: { 'example-battery-5': 2 },
  assumptions: { upkeepPercent: 1, exportFeeDkkPerKwh: 0.005 },
  household: { houseAreaM2: 140, people: 3 },
};

const typedFields = (typed: URLSearchParams): readonly FormField[] =>
  [...typed.keys()].flatMap((name) => {
    const takes = numberField(name);
    return takes === undefined
      ? []
      : [{ kind: 'number', name, label: name, unit: takes.unit, ours: null, takes } as const];
  });

describe('the form', () => {
  test('carries every figure of an address to and fro', () => {
    const form = spreadNames(toQuery(STATE));
    expect(form.get('face.1.slope')).toBe('35.5');
    expect(form.get('units.example-battery-5')).toBe('2');
    expect(fromQuery(foldNames(form, 'da')).state).toEqual(STATE);
  });

  test('reads figures as they are typed in Denmark', () => {
    const form = new URLSearchParams({
      'face.1.slope': '35,5',
      'face.1.azimuth': '−90',
      'units.example-battery-5': '2',
      averageMonthlySpendingDKK: '1.200',
      lat: '55,676',
      lon: '12,568',
    });
    expect(readForm(form, 'da')).toMatchObject({
      errors: [],
      state: {
        lat: 55.676,
        roofFaces: [{ slope: 35.5, azimuth: -90 }],
        averageMonthlySpendingDKK: 1200,
      },
    });
  });

  test('names a wrong figure in its own field and keeps its neighbours', () => {
    const { state, errors } = readForm(
      new URLSearchParams({
        'assumptions.upkeepPercent': '99',
        'assumptions.priceGrowthPercent': '3',
        'face.2.slope': '95',
        'face.2.azimuth': '0',
        'face.4.azimuth': '10',
        slope: 'steep',
        azimuth: '12',
      }),
      'da',
    );
    expect(errors.map(({ field, code }) => [field, code])).toEqual(
      expect.arrayContaining([
        ['assumptions.upkeepPercent', 'too-large'],
        ['face.2.slope', 'too-large'],
        ['face.4.slope', 'required'],
        ['slope', 'not-a-number'],
      ]),
    );
    expect(errors).toHaveLength(4);
    expect(state).toMatchObject({ azimuth: 12, assumptions: { priceGrowthPercent: 3 } });
  });

  test.each([
    [1.234, 'ownOffer.priceDkk', 'da', '1,2340'],
    [1234, 'ownOffer.priceDkk', 'da', '1.234'],
    [-12.5, 'azimuth', 'en', '−12.5'],
    [0.005, 'assumptions.exportFeeDkkPerKwh', 'da', '0,005'],
    [32.731, 'slope', 'da', '32,731'],
  ] as const)('%s stands in the field %s on a page in %s as %s', (value, name, locale, text) => {
    const takes = numberField(name)!;
    expect(numberForField(value, takes, locale)).toBe(text);
    const read = parseNumber(text, takes, locale);
    expect(read.ok ? read.value : read.exact).toBe(value);
  });

  test('a figure that can’t be read is named, never taken for an empty field', () => {
    const typed = new URLSearchParams({
      annualConsumptionKwh: '4.500 kW',
      'household.people': 'fire',
      'face.1.slope': '35 %',
      'face.1.azimuth': '0',
      'units.example-battery-5': '1,500',
      'ownOffer.priceDkk': '95,000',
    });
    const fields = typedFields(typed);
    const { errors } = readForm(withoutOurs(typed, fields, 'da'), 'da');
    expect(errors).toEqual(
      expect.arrayContaining([
        { field: 'annualConsumptionKwh', code: 'other-unit', unit: 'kW' },
        { field: 'household.people', code: 'not-a-number' },
        { field: 'face.1.slope', code: 'other-unit', unit: '%' },
        { field: 'ownOffer.priceDkk', code: 'doubtful-number', readings: [95_000, 95] },
      ]),
    );
    expect(errors.map(({ field }) => field)).toContain('units.example-battery-5');
  });
});
