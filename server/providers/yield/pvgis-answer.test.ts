import { describe, expect, test } from 'vitest';
import { readPvgisAnswer, readPvgisText } from './pvgis-answer.ts';

const MONTHS: unknown[] = [20, 40, 80, 120, 130, 135, 130, 110, 90, 55, 25, 15];

function answerWith(
  months: readonly unknown[] = MONTHS,
  weather: Record<string, unknown> = {},
  peakPower = 1,
) {
  return {
    inputs: {
      meteo_data: { radiation_db: 'PVGIS-X', year_min: 2005, year_max: 2023, ...weather },
      pv_module: { peak_power: peakPower },
      new_field: { anything: true },
    },
    outputs: {
      monthly: { fixed: months.map((sum, index) => ({ month: index + 1, E_m: sum, SD_m: 3 })) },
    },
    meta: { description: 'left out' },
  };
}

describe('an answer of PVGIS', () => {
  test('may carry fields that we do not know; they are kept, descriptions are not', () => {
    const year = readPvgisAnswer(answerWith());
    const { inputs, outputs } = answerWith();
    expect(year).toEqual({
      ok: true,
      value: {
        monthlyYield: {
          source: 'pvgis',
          database: 'PVGIS-X',
          years: '2005–2023',
          monthlyKwhPerKwp: MONTHS,
        },
        response: { inputs, outputs },
      },
    });
  });

  test.each<[string, unknown]>([
    ['eleven months', answerWith(MONTHS.slice(1))],
    ['thirteen months', answerWith([...MONTHS, 10])],
    ['a month below zero', answerWith(MONTHS.with(3, -0.1))],
    ['a month above any roof in Europe', answerWith(MONTHS.with(6, 300.1))],
    ['a month as text', answerWith(MONTHS.with(0, '20'))],
    ['a month that is missing', answerWith(MONTHS.with(0, null))],
    ['a year without sun', answerWith(MONTHS.map(() => 0))],
    ['another size of system', answerWith(MONTHS, {}, 5)],
    ['years that go backwards', answerWith(MONTHS, { year_min: 2023, year_max: 2005 })],
    ['a database that is markup', answerWith(MONTHS, { radiation_db: '<b>' })],
    ['a control sign that no database takes', answerWith(MONTHS, { horizon_db: 'a\u0000b' })],
    ['half a letter', answerWith(MONTHS, { horizon_db: '\ud800' })],
    ['nothing', null],
    ['a list', []],
  ])('with %s is unreadable', (_, answer) => {
    expect(readPvgisAnswer(answer)).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  test('with a number that JSON has no name for is unreadable', () => {
    const text = JSON.stringify(answerWith()).replace('"E_m":20', '"E_m":1e999');
    expect(readPvgisText(text).ok).toBe(false);
    expect(readPvgisText(text.replace('1e999', 'NaN')).ok).toBe(false);
  });
});
