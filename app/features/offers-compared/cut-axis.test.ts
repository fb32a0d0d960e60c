import { expect, test } from 'vitest';
import { cutAxis } from './cut-axis.ts';

const span = (low: number, high: number) => ({ low, high });

/** The length of a span on the axis, as a share of the whole. */
function share(
  { along, domain: [start, end] }: ReturnType<typeof cutAxis>,
  low: number,
  high: number,
) {
  return (along(high) - along(low)) / (end - start);
}

test('spans that lie near each other have a plain axis', () => {
  const { along, cuts } = cutAxis([span(69, 82), span(90, 104), span(75, 88)]);
  expect(cuts).toEqual([]);
  expect([69, 88, 104].map(along)).toEqual([69, 88, 104]);
});

test('one far away leaves the others their length, on the same scale, in their order', () => {
  const axis = cutAxis([span(77, 91), span(-424, -410), span(69, 82)]);
  expect(axis.cuts).toHaveLength(1);
  expect(share(axis, 77, 91)).toBeGreaterThan(0.2);
  expect(axis.along(-410) - axis.along(-424)).toBeCloseTo(14);
  expect(axis.along(91) - axis.along(69)).toBeCloseTo(22);
  const [cut = Number.NaN] = axis.cuts;
  expect(axis.along(-410)).toBeLessThan(cut);
  expect(cut).toBeLessThan(axis.along(69));
  const [start, end] = axis.domain;
  for (const value of [-424, 91]) {
    expect(axis.along(value)).toBeGreaterThan(start);
    expect(axis.along(value)).toBeLessThan(end);
  }
});

test('two far away in either direction cut it twice', () => {
  const axis = cutAxis([span(70, 80), span(-500, -490), span(900, 920)]);
  expect(axis.cuts).toHaveLength(2);
  expect(share(axis, 900, 920)).toBeGreaterThan(0.2);
});

test('figures without a range are not cut: nothing says what is far', () => {
  expect(cutAxis([span(5, 5), span(9, 9)]).cuts).toEqual([]);
});
