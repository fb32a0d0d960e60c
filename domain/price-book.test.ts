import { describe, expect, test } from 'vitest';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import { parseInput } from './field-error.ts';
import { priceBookSchema } from './price-book.ts';

const fieldsRefused = (book: unknown) => {
  const parsed = parseInput(priceBookSchema, book);
  return parsed.ok ? [] : parsed.error.errors.map(({ field }) => field);
};

describe('a price book', () => {
  test('as it ships is valid, also after a round trip through JSON', () => {
    expect(fieldsRefused(EXAMPLE_PRICE_BOOK)).toEqual([]);
    expect(fieldsRefused(JSON.parse(JSON.stringify(EXAMPLE_PRICE_BOOK)))).toEqual([]);
  });

  test('with a cost that is negative, or not a whole øre, is refused', () => {
    const negative = { ...EXAMPLE_PRICE_BOOK, baseWork: { costOre: -1, markupPercent: 0 } };
    const fraction = { ...EXAMPLE_PRICE_BOOK, baseWork: { costOre: 0.5, markupPercent: 0 } };
    expect(fieldsRefused(negative)).toEqual(['baseWork.costOre']);
    expect(fieldsRefused(fraction)).toEqual(['baseWork.costOre']);
  });

  test('with a roof type without a mounting price is refused', () => {
    const { tile: _, ...mounting } = EXAMPLE_PRICE_BOOK.mounting;
    expect(fieldsRefused({ ...EXAMPLE_PRICE_BOOK, mounting })).toEqual(['mounting.tile']);
  });

  test('with an impossible date is refused', () => {
    expect(fieldsRefused({ ...EXAMPLE_PRICE_BOOK, validFrom: '2026-13-01' })).toEqual([
      'validFrom',
    ]);
  });

  test('stored before roof work had a price is still read, without that price', () => {
    const { roofWork: _, ...older } = EXAMPLE_PRICE_BOOK;
    const parsed = parseInput(priceBookSchema, older);
    expect(parsed).toEqual({ ok: true, value: { ...EXAMPLE_PRICE_BOOK, roofWork: null } });
  });

  test('with an unknown field is refused', () => {
    expect(fieldsRefused({ ...EXAMPLE_PRICE_BOOK, discount: 1 })).toEqual(['discount']);
  });
});
