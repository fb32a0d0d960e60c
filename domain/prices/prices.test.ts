import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { salesPriceOre } from '../../engine/quote/price-list.ts';
import { parseInput } from '../field-error.ts';
import { priceBookSchema } from '../price-book.ts';
import { draftBook, neutralEdits, isChange } from './draft.ts';
import { mergeEdits } from './merge-edits.ts';
import { typedPrice } from './price-cells.ts';
import { readPostcodes } from './postcode-text.ts';

const TILE = { costOre: 92_800, markupPercent: 25 };

describe('a line of a draft', () => {
  test('what is typed is what a customer pays, to the øre', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 5_000_000 }),
        fc.integer({ min: 0, max: 900 }),
        (costOre, percent) => {
          const priceOre = costOre + Math.floor((costOre * percent) / 100);
          const typed = { cost: (costOre / 100).toFixed(2), price: (priceOre / 100).toFixed(2) };
          const { price, problems } = typedPrice('panels.X', null, typed, 'da');
          expect(problems).toEqual([]);
          expect([price?.costOre, price && salesPriceOre(price)]).toEqual([costOre, priceOre]);
        },
      ),
    );
  });

  test.each([
    [{ cost: '7B0' }, 'cost', 'not-a-number', '780'],
    [{ cost: 'meget' }, 'cost', 'not-a-number', null],
    [{ cost: '-5' }, 'cost', 'negative', null],
    [{ price: '79' }, 'price', 'under-cost', null],
    [{ price: '99999999' }, 'price', 'too-large', null],
  ])('%o is wrong, and counts as the version in force', (typed, cell, kind, meant) => {
    const { price, problems } = typedPrice('mounting.tile', TILE, typed, 'da');
    expect(problems).toEqual([
      { key: `mounting.tile.${cell}`, kind, text: Object.values(typed)[0], meant },
    ]);
    expect(price).toEqual(TILE);
  });

  test('a model without a price needs both cells', () => {
    const { price, problems } = typedPrice('panels.NEW', null, { cost: '900' }, 'da');
    expect(price).toBeNull();
    expect(problems.map(({ key, kind }) => [key, kind])).toEqual([['panels.NEW.price', 'missing']]);
  });
});

describe('a draft', () => {
  test('without changes is the version in force', () => {
    expect(draftBook(EXAMPLE_PRICE_BOOK, {})).toEqual({ book: EXAMPLE_PRICE_BOOK, problems: [] });
  });

  test('a cell equal in other notation is no change', () => {
    expect(isChange(EXAMPLE_PRICE_BOOK, 'mounting.tile.cost', '928,00')).toBe(false);
    expect(isChange(EXAMPLE_PRICE_BOOK, 'mounting.tile.cost', '')).toBe(false);
    expect(isChange(EXAMPLE_PRICE_BOOK, 'mounting.tile.cost', '929')).toBe(true);
    expect(isChange(EXAMPLE_PRICE_BOOK, 'mounting.tile.cost', 'x')).toBe(true);
    expect(isChange(EXAMPLE_PRICE_BOOK, 'rule.new.change', '+5 %')).toBe(true);
    expect(isChange(EXAMPLE_PRICE_BOOK, 'rule.new.order', '100')).toBe(false);
    // A mistake in a new rule is kept as well, until it is put right.
    expect(isChange(EXAMPLE_PRICE_BOOK, 'rule.new.change', 'meget')).toBe(true);
    expect(isChange(EXAMPLE_PRICE_BOOK, 'rule.new.name', '')).toBe(false);
  });

  test('a new rule and a new price make a book that can be stored', () => {
    const { book, problems } = draftBook(EXAMPLE_PRICE_BOOK, {
      'rule.r1.name': 'Kørsel øst for Storebælt',
      'rule.r1.change': '+900 kr.',
      'rule.r1.postcodes': '1000-4999 uden 3700-3799',
      'panels.NEW.cost': '900',
      'panels.NEW.price': '1.200',
    });
    expect(problems).toEqual([]);
    expect(parseInput(priceBookSchema, book).ok).toBe(true);
    expect(book.adjustments[0]).toMatchObject({
      change: { kind: 'amount', amountOre: 90_000 },
      condition: {
        postcodes: [
          { from: '1000', to: '3699' },
          { from: '3800', to: '4999' },
        ],
      },
    });
  });

  test('a rule that has fields but no name waits for one', () => {
    const { book, problems } = draftBook(EXAMPLE_PRICE_BOOK, { 'rule.r1.change': '+5 %' });
    expect(book.adjustments).toEqual([]);
    expect(problems.map(({ key, kind }) => [key, kind])).toEqual([['rule.r1.name', 'no-name']]);
  });
});

test.each(['', '80', '8000-', '9000-8000', '8000 uden 1 uden 2'])(
  '«%s» is no postcodes',
  (text) => {
    expect(readPostcodes(text)).toBeNull();
  },
);

describe('two people’s changes', () => {
  const edits = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'));

  test('are all kept: every cell is as one of them has it, and in conflict only where both changed it', () => {
    fc.assert(
      fc.property(edits, edits, edits, (ground, mine, theirs) => {
        const merged = mergeEdits(ground, mine, theirs);
        for (const key of ['a', 'b', 'c', 'd']) {
          const isConflict = merged.conflicts.some((conflict) => conflict.key === key);
          const isMine = mine[key] !== ground[key];
          const isTheirs = theirs[key] !== ground[key];
          expect(isConflict).toBe(isMine && isTheirs && mine[key] !== theirs[key]);
          if (!isConflict) expect(merged.edits[key]).toBe(isMine ? mine[key] : theirs[key]);
        }
      }),
    );
  });
});

test.each([
  ['+5 %', 'da', { kind: 'percent', percent: 5 }],
  ['–2,5 pct.', 'da', { kind: 'percent', percent: -2.5 }],
  ['−900 kr.', 'da', { kind: 'amount', amountOre: -90_000 }],
  ['-1.000,-', 'da', { kind: 'amount', amountOre: -100_000 }],
  ['kr. 1.250,50', 'da', { kind: 'amount', amountOre: 125_050 }],
  ['-1,250 DKK', 'en', { kind: 'amount', amountOre: -125_000 }],
] as const)('a change typed as «%s» on a page in %s', (text, locale, change) => {
  const base = EXAMPLE_PRICE_BOOK;
  const typed = { 'rule.new.name': 'Ny', 'rule.new.change': text };
  for (const { book, problems } of [
    draftBook(base, typed, locale),
    draftBook(base, neutralEdits(typed, locale)),
  ]) {
    expect(problems).toEqual([]);
    expect(book.adjustments.at(-1)).toMatchObject({ name: 'Ny', change });
  }
});

test.each([
  ['5', 'not-a-change'],
  ['fem %', 'not-a-change'],
  ['1,250 kr.', 'unclear-number'],
  ['5 % kr.', 'unclear-number'],
])('«%s» is no change', (text, kind) => {
  const { problems } = draftBook(
    EXAMPLE_PRICE_BOOK,
    { 'rule.r1.change': text, 'rule.r1.name': 'R' },
    'da',
  );
  expect(problems.map((problem) => problem.kind)).toContain(kind);
});
