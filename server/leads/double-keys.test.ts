import { expect, test } from 'vitest';
import { doubleKeysOf } from './double-keys.ts';

const nobody = { phone: null, email: null, address: '' };

test('a number, a mail address and a house have one form each, however they were typed', () => {
  const kept = doubleKeysOf({
    phone: '+4520304050',
    email: 'lars@example.com',
    address: 'Kastanjevej 40, 8700 Horsens',
  });
  expect(kept).toEqual(['p:+4520304050', 'm:lars@example.com', 'a:kastanjevej 40 8700 horsens']);
  for (const phone of ['20304050', '20 30 40 50', '+45 20 30 40 50', '004520304050']) {
    const typed = { phone, email: ' Lars@Example.COM ', address: 'KASTANJEVEJ 40 8700  Horsens' };
    expect(doubleKeysOf(typed), phone).toEqual(kept);
  }
});

test('flats of one house are not the same, and neither are all of a town', () => {
  const of = (address: string) => doubleKeysOf({ ...nobody, address });
  expect(of('Ryesgade 4, 2. tv, 8000 Aarhus C')).not.toEqual(
    of('Ryesgade 4, 3. tv, 8000 Aarhus C'),
  );
  expect(of('8000 Aarhus C')).toEqual([]);
  expect(of('')).toEqual([]);
});
