import { afterEach, expect, test } from 'vitest';
import type { BatteryPrice } from '../../../domain/offers-compared/battery-price.ts';
import { onOneBasis, type Finding } from '../../../domain/offers-compared/findings.ts';
import { likeWithLike } from '../../../domain/offers-compared/like-with-like.ts';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import type { ComparedColumn } from './compare-view.ts';
import { basisLines } from './compare-words.ts';
import { headlineOf } from './headline.ts';
import { leadText } from './lead-words.ts';

type Missing = Extract<Finding, { readonly kind: 'missing' }>;

const missing = (item: Missing['item'], price: readonly [number, number] | null): Missing => ({
  kind: 'missing',
  item,
  said: 'unsaid',
  usual: price === null ? null : { low: price[0], high: price[1] },
  isSurcharge: false,
});

type Sketch = {
  readonly letter: string;
  readonly price: number;
  readonly findings?: readonly Missing[];
  readonly kwp?: number;
  readonly battery?: BatteryPrice;
};

const WANTED = { low: 41_000, high: 50_000 };

function columnsOf(sketches: readonly Sketch[], wanted: typeof WANTED | null = null) {
  return sketches.map(({ letter, price, findings = [], kwp = 6, battery = { kind: 'none' } }) => {
    const basis = onOneBasis(price, findings);
    const like = likeWithLike({ basis, kwp, battery }, wanted);
    const offer = { vat: 'incl', price };
    return {
      letter,
      name: letter,
      findings,
      basis,
      kwp,
      battery,
      like,
      offer,
    } as unknown as ComparedColumn;
  });
}

function lead(sketches: readonly Sketch[], wanted: typeof WANTED | null = null): string {
  const columns = columnsOf(sketches, wanted);
  return leadText(headlineOf({ columns, isThatched: false }), columns).replaceAll('\u00a0', ' ');
}

afterEach(() => overwriteGetLocale(() => 'da'));

test('one sentence says what each costs, the cheapest first; what was added to makes it «ca.»', () => {
  overwriteGetLocale(() => 'da');
  const a = { letter: 'A', price: 76_500 };
  const b = { letter: 'B', price: 68_500, findings: [missing('travel', [700, 800])] };
  expect(lead([a, b])).toBe('Når alt er med, koster B ca. 69.300 kr. og A 76.500 kr.');
});

test('«alt» is not said where something has no price that could be added', () => {
  overwriteGetLocale(() => 'da');
  const b = { letter: 'B', price: 70_000, findings: [missing('registration', null)] };
  expect(lead([{ letter: 'A', price: 76_500 }, b])).toMatch(/^Med det, vi kan lægge til, koster B/);
  const lines = basisLines(columnsOf([b])[0]!);
  expect(lines).toContain('Ikke lagt til: tilmelding til elnettet.');
});

test('a battery like ours is added to what has none', () => {
  const a = { letter: 'A', price: 68_500 };
  const b = {
    letter: 'B',
    price: 110_000,
    battery: { kind: 'said', low: 45_000, high: 45_000 },
  } as const;
  overwriteGetLocale(() => 'da');
  expect(lead([a, b], WANTED)).toBe(
    'Når alt er med, og A får et batteri som vores, koster B 110.000 kr. og A ca. 114.000 kr.',
  );
  overwriteGetLocale(() => 'en');
  expect(lead([a, b], WANTED)).toBe(
    'Once everything is included and A gets a battery like ours, the price is DKK 110,000 for B and about DKK 114,000 for A.',
  );
  overwriteGetLocale(() => 'da');
  expect(lead([a, b])).toMatch(
    /og batteriet er trukket fra hos B, koster B ca. 65.000 kr. og A 68.500 kr./,
  );
});

test('systems of other sizes are compared by the kWp, without batteries', () => {
  overwriteGetLocale(() => 'da');
  const a = { letter: 'A', price: 66_000 };
  const b = {
    letter: 'B',
    price: 160_000,
    kwp: 10,
    battery: { kind: 'usual', ...WANTED },
  } as const;
  expect(lead([a, b])).toBe(
    'Når alt er med, og batterier er trukket fra, koster en kWp 11.000 kr. hos A og ca. 11.450 kr. hos B.',
  );
});

test('one whose battery has no size is named, and the others keep their price', () => {
  overwriteGetLocale(() => 'da');
  const b = { letter: 'B', price: 110_000, battery: { kind: 'unknown' } } as const;
  expect(lead([{ letter: 'A', price: 68_500 }, b])).not.toContain('110.000');
});
