import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EconomyChart } from './economy-chart.tsx';
import { DrawnWidth } from './chart-picture.tsx';
import { endsPx } from './economy-ends.tsx';
import { EconomyTable } from './economy-table.tsx';
import {
  calendarMonth,
  moneyDomain,
  drawnRange,
  savingBeforeOneOffsDkk,
} from './economy-figures.ts';
import type { ChartEconomy } from './economy-figures.ts';
import { economyTitle, paybackNote } from './economy-text.ts';
import { textWidthPx } from './text-size.ts';

/** 1,000 kr. spent, 400 saved a year for four years, 150 of it lost to an inverter in year 3. */
const economy: ChartEconomy = {
  cashFlow: [
    {
      year: 0,
      savingDkk: -1000,
      reservedDkk: 0,
      cumulativeDkk: -1000,
      cumulativeP10Dkk: -1000,
      cumulativeP90Dkk: -1000,
    },
    {
      year: 1,
      savingDkk: 400,
      reservedDkk: 0,
      cumulativeDkk: -600,
      cumulativeP10Dkk: -650,
      cumulativeP90Dkk: -550,
    },
    {
      year: 2,
      savingDkk: 400,
      reservedDkk: 0,
      cumulativeDkk: -200,
      cumulativeP10Dkk: -300,
      cumulativeP90Dkk: -100,
    },
    {
      year: 3,
      savingDkk: 250,
      reservedDkk: 150,
      cumulativeDkk: 50,
      cumulativeP10Dkk: -100,
      cumulativeP90Dkk: 200,
    },
    {
      year: 4,
      savingDkk: 400,
      reservedDkk: 0,
      cumulativeDkk: 450,
      cumulativeP10Dkk: 250,
      cumulativeP90Dkk: 650,
    },
  ],
  events: [
    { year: 2, kind: 'tax-step', costDkk: 0 },
    { year: 3, kind: 'inverter', costDkk: 150 },
  ],
  paybackYears: 2.8,
  paybackP10Years: 3.3,
  paybackP90Years: 2.3,
};

describe('figures', () => {
  test('the bar of the inverter year is the saving before the inverter', () => {
    expect(savingBeforeOneOffsDkk(economy, 3)).toBe(400);
    expect(savingBeforeOneOffsDkk(economy, 2)).toBe(400);
  });
  test('10.4 years from the start of 2027 is May 2037', () => {
    expect(calendarMonth(2027, 10.4)).toEqual({ year: 2037, month: 5 });
    expect(calendarMonth(2027, 10)).toEqual({ year: 2037, month: 1 });
    expect(calendarMonth(2027, 10.99)).toEqual({ year: 2037, month: 12 });
  });
  test('the range of the payback runs from the shorter to the longer', () => {
    expect(drawnRange(economy)).toEqual([2.3, 3.3]);
    expect(drawnRange({ ...economy, paybackP10Years: null })).toEqual([2.3, 4]);
    expect(drawnRange({ ...economy, paybackYears: null })).toBeNull();
  });
  test('every scenario fits the picture', () => {
    const other = {
      ...economy,
      cashFlow: economy.cashFlow.map((row) => ({
        ...row,
        cumulativeDkk: row.cumulativeDkk - 2000,
      })),
    };
    const [low, high] = moneyDomain([
      { key: 'A', name: '', economy },
      { key: 'B', name: '', economy: other },
    ]);
    expect(low).toBeLessThanOrEqual(-3000);
    expect(high).toBeGreaterThanOrEqual(650);
  });
});

describe('the sentence', () => {
  const rich = {
    ...economy,
    cashFlow: economy.cashFlow.map((row) => ({ ...row, cumulativeDkk: row.cumulativeDkk * 100 })),
  };
  test('says when it is paid back and what is left', () => {
    expect(economyTitle(rich, 'da')).toBe(
      'Efter 2,8\u00a0år er anlægget betalt. Efter 4\u00a0år er du cirka 45.000\u00a0kr. foran.',
    );
    expect(economyTitle(rich, 'en')).toBe(
      'After 2.8\u00a0years the system has paid for itself. After 4\u00a0years you are about DKK\u00a045,000 ahead.',
    );
  });
  test('says so when it never is', () => {
    const never = {
      ...rich,
      paybackYears: null,
      cashFlow: rich.cashFlow.map((row) => ({ ...row, cumulativeDkk: -12_300 })),
    };
    expect(economyTitle(never, 'da')).toBe(
      'Anlægget er ikke betalt efter 4\u00a0år. Cirka 12.000\u00a0kr. mangler.',
    );
  });
  test('for the payback has month and range', () => {
    expect(paybackNote(economy, 2027, 'da', false)).toBe(
      'oktober 2029 · otte ud af ti: 2,3–3,3\u00a0år',
    );
    expect(paybackNote(economy, 2027, 'da', true)).toBe('otte ud af ti: 2,3–3,3\u00a0år');
  });
});

describe('drawn', () => {
  const html = renderToStaticMarkup(
    <EconomyChart
      scenarios={[{ key: 'A', name: 'uden batteri', economy }]}
      firstYear={2027}
      taxStep={{ calendarYear: 2028, taxDkkPerKwh: 0.9 }}
      locale="da"
    />,
  );
  test('without JavaScript both variants are there, each named by the sentence', () => {
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(2);
    expect(html.match(/aria-label="Efter 2,8/g)).toHaveLength(2);
  });
  test('the tax step is written with its amount', () => {
    expect(html).toContain('2028: elafgiften kommer tilbage');
    expect(html).toContain('90 øre/kWh inkl. moms');
  });
  test('a roof to be replaced is labelled in its year', () => {
    const withRoof = {
      ...economy,
      events: [{ year: 3, kind: 'roof' as const, costDkk: 20_540 }],
    };
    const drawn = renderToStaticMarkup(
      <EconomyChart
        scenarios={[{ key: '', name: '', economy: withRoof }]}
        firstYear={2027}
        taxStep={undefined}
        locale="da"
      />,
    );
    expect(drawn).toContain('år 3: paneler ned og op, 20.500\u00a0kr.');
  });
  test('what the curves end at stays in the picture, however long a name is', () => {
    const name = '28 paneler med 20,5 kWh batteri';
    const scenarios = [
      { key: 'A', name, economy },
      { key: 'B', name, economy },
    ] as const;
    const room = endsPx(scenarios, 'wide', 'da');
    expect(room).toBeGreaterThan(textWidthPx(`B · ${name}`));
    const drawn = renderToStaticMarkup(
      <DrawnWidth value={656}>
        <EconomyChart {...{ scenarios }} firstYear={2027} locale="da" />
      </DrawnWidth>,
    );
    const at = [...drawn.matchAll(/<text class="chart-text" x="([\d.]+)"[^>]*>B · 28 paneler/g)];
    const ends = at.map(([, x]) => Number(x) + textWidthPx(`B · ${name}`));
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(656);
  });
  test('every coordinate is a number', () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test('the table ends with the sum of the yearly results', () => {
  const html = renderToStaticMarkup(
    <EconomyTable economy={economy} firstYear={2027} locale="da" />,
  );
  const foot = /<tfoot>.*<\/tfoot>/.exec(html)?.[0] ?? '';
  // −1000 + 400 + 400 + 250 + 400
  expect(foot.replaceAll(/<[^>]*>/g, ' ')).toMatch(/I alt\s+450/);
});
