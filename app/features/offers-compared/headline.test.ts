import { expect, test } from 'vitest';
import type { ReceivedOffer } from '../../../domain/offers-compared/received-offer.ts';
import type { ComparedColumn } from './compare-view.ts';
import { headlineOf } from './headline.ts';

type Sketch = {
  readonly price: number;
  readonly added?: readonly [number, number];
  readonly kwp?: number;
  readonly batteryKwh?: number;
};

function column(
  letter: string | null,
  { price, added = [0, 0], kwp = 6, batteryKwh = 0 }: Sketch,
): ComparedColumn {
  const [low, high] = added;
  return {
    letter,
    name: letter ?? 'own',
    texts: null,
    offer:
      letter === null ? null : ({ battery: batteryKwh > 0 ? 'with' : 'without' } as ReceivedOffer),
    findings: [],
    basis: {
      writtenDkk: price,
      added: { low, high },
      low: price + low,
      high: price + high,
      mid: price + (low + high) / 2,
    },
    kwp,
    panels: 14,
    panelW: 440,
    inverterKw: 5,
    own: null,
    years: { annualKwh: 6000, gainDkk: 0, gainP10Dkk: 0, gainP90Dkk: 0, paybackYears: 10 },
  };
}

const own = column(null, { price: 72_000 });
const headline = (...offers: readonly Sketch[]) =>
  headlineOf(
    {
      columns: [...offers.map((offer, index) => column('ABCD'[index]!, offer)), own],
      isThatched: false,
    },
    false,
  );

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
    'a battery makes it another system',
    [{ price: 120_000, batteryKwh: 10 }, { price: 72_000 }],
    { kind: 'differ' },
  ],
] as const)('%s', (_, offers, expected) => {
  expect(headline(...offers)).toMatchObject(expected);
});

test('of a larger system the one that is cheaper by the kWp looks cheapest', () => {
  const found = headline({ price: 100_000, kwp: 10 }, { price: 72_000, kwp: 6 });
  expect(found).toHaveProperty('looks.letter', 'A');
});

test('on a thatched roof nothing is said of the cheapest: nothing can be mounted there', () => {
  const columns = [column('A', { price: 68_900 }), column('B', { price: 76_500 })];
  expect(headlineOf({ columns, isThatched: true }, false)).toEqual({ kind: 'thatch' });
});
