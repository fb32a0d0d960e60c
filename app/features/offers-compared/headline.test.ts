import { expect, test } from 'vitest';
import type { BatteryPrice } from '../../../domain/offers-compared/battery-price.ts';
import { likeWithLike } from '../../../domain/offers-compared/like-with-like.ts';
import type { PriceSpan } from '../../../domain/offers-compared/usual-prices.ts';
import type { ReceivedOffer } from '../../../domain/offers-compared/received-offer.ts';
import type { ComparedColumn } from './compare-view.ts';
import { headlineOf } from './headline.ts';

type Sketch = {
  readonly price: number;
  readonly added?: readonly [number, number];
  readonly kwp?: number;
  /** What its battery costs; null: nobody says. */
  readonly battery?: readonly [number, number] | null;
};

function column(
  letter: string | null,
  { price, added = [0, 0], kwp = 6, battery: its }: Sketch,
  wanted: PriceSpan | null = null,
): ComparedColumn {
  const [low, high] = added;
  const basis = {
    writtenDkk: price,
    added: { low, high },
    low: price + low,
    high: price + high,
    mid: price + (low + high) / 2,
  };
  const battery: BatteryPrice =
    its === undefined
      ? { kind: 'none' }
      : its === null
        ? { kind: 'unknown' }
        : { kind: 'usual', low: its[0], high: its[1] };
  return {
    letter,
    name: letter ?? 'own',
    texts: null,
    offer: letter === null ? null : ({} as ReceivedOffer),
    findings: [],
    basis,
    battery,
    like: likeWithLike({ basis, kwp, battery }, wanted),
    kwp,
    panels: 14,
    panelW: 440,
    inverterKw: 5,
    own: null,
    years: null,
  };
}

const own = column(null, { price: 72_000 });
const ABCD = ['A', 'B', 'C', 'D'] as const;
const headline = (...offers: readonly Sketch[]) =>
  headlineOf({
    columns: [...offers.map((offer, index) => column(ABCD[index]!, offer)), own],
    isThatched: false,
  });

test.each([
  ['nobody has made an offer', [], { kind: 'none' }],
  ['one, dearer than ours', [{ price: 80_000 }], { kind: 'one-dearer', low: 8000, high: 8000 }],
  ['one, within what is missing', [{ price: 70_000, added: [1000, 3000] }], { kind: 'one-alike' }],
  [
    'one, cheaper',
    [{ price: 60_000, added: [1000, 3000] }],
    { kind: 'one-cheaper', low: 9000, high: 11_000 },
  ],
  [
    'the cheap one lacks what makes it alike',
    [{ price: 68_900, added: [6000, 11_000] }, { price: 76_500 }],
    { kind: 'looks-cheapest-alike' },
  ],
  [
    'the cheap one lacks what makes it dearer',
    [{ price: 68_900, added: [9000, 12_000] }, { price: 76_500 }],
    { kind: 'looks-cheapest-dearer', low: 1400, high: 4400 },
  ],
  [
    'cheapest before and after',
    [{ price: 60_000, added: [1000, 2000] }, { price: 76_500 }],
    { kind: 'cheapest-too', perKwp: false },
  ],
  [
    'a larger one is held against the smaller by the kWp',
    [
      { price: 100_000, kwp: 10 },
      { price: 72_000, kwp: 6 },
    ],
    { kind: 'cheapest-too', perKwp: true },
  ],
  [
    'a battery that we have not is taken out of its price',
    [{ price: 120_000, battery: [41_000, 50_000] }, { price: 72_000 }],
    { kind: 'alike' },
  ],
  [
    'nor does it make a kWp dearer',
    [
      { price: 120_000, battery: [41_000, 50_000] },
      { price: 140_000, kwp: 10 },
    ],
    { kind: 'cheapest-too', perKwp: true, looks: { letter: 'A' } },
  ],
  [
    'one whose size nobody says cannot be taken out',
    [{ price: 120_000, battery: null }, { price: 72_000 }],
    { kind: 'battery-unsaid', of: { letter: 'A' } },
  ],
] as const)('%s', (_, offers, expected) => {
  expect(headline(...offers)).toMatchObject(expected);
});

test('where ours has a battery, one is added to what has none', () => {
  const wanted = { low: 41_000, high: 50_000 };
  const columns = [
    column('A', { price: 68_900 }, wanted),
    column('B', { price: 112_000, battery: [41_000, 50_000] }, wanted),
  ];
  expect(columns.map(({ like }) => like.alike)).toEqual([
    { low: 109_900, mid: 114_400, high: 118_900 },
    columns[1]!.basis,
  ]);
  expect(headlineOf({ columns, isThatched: false })).toMatchObject({
    kind: 'looks-cheapest-alike',
  });
});

test('of a larger system the one that is cheaper by the kWp looks cheapest', () => {
  const found = headline({ price: 100_000, kwp: 10 }, { price: 72_000, kwp: 6 });
  expect(found).toHaveProperty('looks.letter', 'A');
});

test('on a thatched roof nothing is said of the cheapest: nothing can be mounted there', () => {
  const columns = [column('A', { price: 68_900 }), column('B', { price: 76_500 })];
  expect(headlineOf({ columns, isThatched: true })).toEqual({ kind: 'thatch' });
});
