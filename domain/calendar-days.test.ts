import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isoTime } from '../server/import/known-fields.ts';
import { dayAfter, daysBetween, isDay } from './calendar-days.ts';
import { calculatorStateSchema } from './calculator-state.ts';
import { consentVersion } from './contact-details.ts';
import { NO_OFFER, offerOf } from './offers-compared/received-offer.ts';
import { priceBookSchema } from './price-book.ts';
import { newRule, typedRule } from './prices/rule-fields.ts';
import { dueOf } from './staff/lead-due.ts';

/** In no calendar, however they are written. */
const NO_DAYS = [
  '2026-02-29',
  '2026-02-30',
  '2026-02-31',
  '2026-04-31',
  '2026-06-31',
  '2026-09-31',
  '2026-11-31',
  '2100-02-29',
  '2026-00-10',
  '2026-13-01',
  '2026-01-00',
  '2026-01-32',
  '2026-99-99',
  '2026-1-1',
  '26-01-01',
  '01-01-2026',
  '2026-01-01T00:00',
  'x',
];
const DAYS = ['2026-01-31', '2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31', '1999-01-01'];

test.each(DAYS)('%s is a day', (day) => expect(isDay(day)).toBe(true));
test.each(['', ...NO_DAYS])('«%s» is none', (day) => expect(isDay(day)).toBe(false));

test('every day of 500 years is one, and no other text of that form', () => {
  // Gregorian calendar: leap years divide by 4, not by 100 unless by 400.
  const lengthOf = (year: number, month: number) =>
    month === 2
      ? (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
        ? 29
        : 28
      : [4, 6, 9, 11].includes(month)
        ? 30
        : 31;
  const two = (number: number) => String(number).padStart(2, '0');
  for (let year = 1800; year < 2300; year += 7) {
    for (let month = 0; month <= 13; month++) {
      for (const day of [0, 1, 28, 29, 30, 31, 32]) {
        const isOne = month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month);
        expect(isDay(`${year}-${two(month)}-${two(day)}`), `${year}-${month}-${day}`).toBe(isOne);
      }
    }
  }
});

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

/** Everything that reads a day, and whether it takes it. */
const READERS: Readonly<Record<string, (day: string) => boolean>> = {
  'the calculator’s day of prices': (day) => accepts(calculatorStateSchema.shape.quoteDate, day),
  'the day of an offer received': (date) =>
    offerOf({ ...NO_OFFER, price: '90000', panels: '12', panelW: '440', date }).ok,
  'the last day of an offer received': (validUntil) =>
    offerOf({ ...NO_OFFER, price: '90000', panels: '12', panelW: '440', validUntil }).ok,
  'the version of a consent': (day) => accepts(consentVersion, day),
  'the day of a lead’s next step': (day) => dueOf(day, '') !== null,
  'the first day of a price book': (day) => accepts(priceBookSchema.shape.validFrom, day),
  'the first day of a price rule': (fromDate) =>
    typedRule(newRule('r'), { name: 'Rabat', fromDate }, null).problems.length === 0,
  'the day of an imported time': (day) => isoTime(`${day}T10:00:00Z`) !== null,
};

describe.each(Object.entries(READERS))('%s', (_, takes) => {
  test('is any day there is', () => {
    for (const day of DAYS.slice(0, 3)) expect(takes(day), day).toBe(true);
  });
  test('and none that there is not', () => {
    for (const day of NO_DAYS) expect(takes(day), day).toBe(false);
  });
});

test('days are counted over the end of a month and of summer time', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
});
