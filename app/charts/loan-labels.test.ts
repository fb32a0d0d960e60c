import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearScale } from './chart-scale.ts';
import type { Box } from './free-place.ts';
import { loanYearsLabels } from './loan-years-labels.ts';
import { moneyLabels } from './month-money-labels.ts';

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const collisions = (boxes: readonly Box[]) =>
  boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)));

test('what a loan leaves is written without a text over another, however long it runs', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1500, max: 2500 }), { minLength: 10, maxLength: 30 }),
      fc.integer({ min: 2, max: 32 }),
      fc.constantFrom(320, 660),
      (leftDkk, termYears, width) => {
        const left = 52;
        const y = linearScale([Math.min(0, ...leftDkk), Math.max(1, ...leftDkk)], [200, 42]);
        const step = (width - left - 4) / leftDkk.length;
        const frame = { left, right: width, top: 0, bottom: 222 };
        const labels = loanYearsLabels({ leftDkk, termYears, locale: 'da', y, left, step, frame });
        expect(labels.length).toBeGreaterThan(0);
        expect(collisions(labels.map(({ box }) => box))).toEqual([]);
        if (termYears < leftDkk.length)
          expect(labels.map(({ look }) => look)).toEqual(expect.arrayContaining(['main']));
      },
    ),
  );
});

test('the months have all their figures or none, and the payment stands free of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -400, max: 4000 }), { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.constantFrom(320, 660, 1000),
      (savings, paymentDkk, width) => {
        const [left, right] = [56, width - 120];
        const y = linearScale(
          [Math.min(0, ...savings), Math.max(...savings, paymentDkk, 1)],
          [290, 30],
        );
        const step = (right - left) / 12;
        const { payment, figures } = moneyLabels({
          months: savings.map((saving, index) => ({
            words: String(saving - paymentDkk),
            middle: left + step * (index + 0.5),
            top: y(Math.max(saving, paymentDkk)),
          })),
          payment: { words: `Ydelse ${paymentDkk} kr.`, lineY: y(paymentDkk) },
          left,
          right,
          width,
          bottom: 290,
        });
        expect([0, 12]).toContain(figures.length);
        expect(payment).not.toBeNull();
        expect(collisions([payment!, ...figures].map(({ box }) => box))).toEqual([]);
      },
    ),
  );
});
