import { expect, test } from 'vitest';
import { EMPTY_FORM } from './form-values.ts';
import { recheck } from './recheck.ts';

const RIGHT = { ...EMPTY_FORM, name: 'Åse', email: 'aase@example.dk', consent: '2026-11-20' };

test('a form that the server would take has nothing wrong', () => {
  expect(recheck(RIGHT)).toEqual({});
  expect(
    recheck({ ...RIGHT, preferredContactMethod: 'phone', email: '', phone: '0045 20304050' }),
  ).toEqual({});
});

test('each wrong field says what to do, in the order of the page', () => {
  const wrong = recheck({
    ...RIGHT,
    name: '',
    email: 'aase',
    notes: 'x'.repeat(2001),
    consent: '',
  });
  expect(Object.keys(wrong)).toEqual(['name', 'email', 'notes', 'consent']);
  expect(wrong.name).toBe('Skriv dit navn.');
  expect(wrong.notes).toBe('Bemærkningen må højst have 2.000 tegn.');
});
