import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paybackYears } from '../../engine/economy/payback.ts';
import { linearScale } from './chart-scale.ts';
import { economyLabels } from './economy-labels.ts';
import { moneyDomain } from './economy-figures.ts';
import type { Box } from './free-place.ts';

const LAST = 25;
type Economy = Parameters<typeof moneyDomain>[0][number]['economy'];

/** A price, a saving that grows, a new battery and a new inverter in neighbouring years. */
function economyOf(priceDkk: number, savingDkk: number, batteryDkk: number): Economy {
  const events = [
    { year: 14, kind: 'battery' as const, costDkk: batteryDkk },
    { year: 15, kind: 'inverter' as const, costDkk: priceDkk * 0.15 },
  ];
  let cumulative = -priceDkk;
  const cashFlow = Array.from({ length: LAST + 1 }, (_, year) => {
    const cost = events.find((at) => at.year === year)?.costDkk ?? 0;
    const saving = year === 0 ? 0 : savingDkk * 1.02 ** year;
    cumulative += saving - cost;
    const spread = savingDkk * 0.04 * year;
    return {
      year,
      savingDkk: saving,
      reservedDkk: cost,
      cumulativeDkk: cumulative,
      cumulativeP10Dkk: cumulative - spread,
      cumulativeP90Dkk: cumulative + spread,
    };
  });
  const payback = paybackYears(cashFlow.map((row) => row.cumulativeDkk));
  return { cashFlow, events, paybackYears: payback } as unknown as Economy;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** Letters are lower than their row. */
const letters = (box: Box): Box => ({ ...box, top: box.top + 3, bottom: box.bottom - 3 });

const LAYOUTS = {
  wide: { left: 78, right: 176, top: 14, bottom: 422 },
  phone: { left: 46, right: 54, top: 44, bottom: 344 },
} as const;

test('texts along the curve are clear of each other and of the curve', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 40_000, max: 250_000 }),
      // Of the price: paid back after some 7 to 19 years.
      fc.integer({ min: 6, max: 15 }),
      fc.integer({ min: 10, max: 40 }),
      fc.constantFrom('da' as const, 'en' as const),
      fc.constantFrom(
        { variant: 'wide' as const, width: 660 },
        { variant: 'wide' as const, width: 932 },
        { variant: 'phone' as const, width: 340 },
      ),
      (price, savingPercent, batteryPercent, locale, { variant, width }) => {
        const economy = economyOf(
          price,
          (price * savingPercent) / 100,
          (price * batteryPercent) / 100,
        );
        const scenarios = [{ key: '', name: '', economy }] as const;
        const at = LAYOUTS[variant];
        const x = linearScale([0, LAST], [at.left, width - at.right]);
        const y = linearScale(moneyDomain(scenarios), [at.bottom, at.top]);
        const { payback, oneOffs } = economyLabels({
          x,
          y,
          width,
          variant,
          locale,
          firstYear: 2027,
          bottom: at.bottom,
          scenarios,
          taxStep: { calendarYear: 2028, taxDkkPerKwh: 0.95 },
        });
        const boxes = [...(payback === null ? [] : [payback]), ...oneOffs].map(({ box }) =>
          letters(box),
        );
        for (const [index, box] of boxes.entries()) {
          expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
          expect(box.left).toBeGreaterThanOrEqual(at.left);
          expect(box.right).toBeLessThanOrEqual(x(LAST));
        }
        for (const { year, cumulativeDkk } of variant === 'wide' ? economy.cashFlow : []) {
          const point = {
            left: x(year),
            right: x(year),
            top: y(cumulativeDkk),
            bottom: y(cumulativeDkk),
          };
          expect(
            boxes.some((box) => overlap(box, point)),
            `year ${year}`,
          ).toBe(false);
        }
      },
    ),
    { numRuns: 200, seed: 1 },
  );
});

test('a payback late in the system’s life is struck out by no curve', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 41, max: 60 }),
      fc.integer({ min: 10, max: 50 }),
      fc.constantFrom(
        { variant: 'wide' as const, width: 660 },
        { variant: 'phone' as const, width: 324 },
      ),
      (savingPerMille, batteryPercent, { variant, width }) => {
        const price = 90_000;
        const economy = economyOf(
          price,
          (price * savingPerMille) / 1000,
          (price * batteryPercent) / 100,
        );
        const scenarios = [{ key: '', name: '', economy }] as const;
        const at = LAYOUTS[variant];
        const x = linearScale([0, LAST], [at.left, width - at.right]);
        const y = linearScale(moneyDomain(scenarios), [at.bottom, at.top]);
        const plot = { x, y, width, variant, locale: 'da' as const, firstYear: 2027 };
        const { payback } = economyLabels({
          ...plot,
          bottom: at.bottom,
          scenarios,
          taxStep: undefined,
        });
        if (payback === null) return;
        const box = letters(payback.box);
        for (const key of ['cumulativeDkk', 'cumulativeP10Dkk', 'cumulativeP90Dkk'] as const) {
          const struck = economy.cashFlow.slice(1).flatMap((row, index) =>
            [0, 0.25, 0.5, 0.75].filter((share) => {
              const before = economy.cashFlow[index]!;
              const [left, top] = [
                x(index + share),
                y(before[key] + (row[key] - before[key]) * share),
              ];
              return overlap(box, { left, right: left, top, bottom: top });
            }),
          );
          expect(struck, key).toEqual([]);
        }
      },
    ),
    { numRuns: 200, seed: 2 },
  );
});
