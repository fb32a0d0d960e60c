import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { EnergyMonth } from '../../engine/estimate-figures.ts';
import { DrawnWidth } from './chart-picture.tsx';
import { freestMonths, monthTower, surplusMonths, yearSum } from './month-figures.ts';
import { monthsTitle } from './month-text.ts';
import { MonthsChart } from './months-chart.tsx';
import { MonthsTable } from './months-table.tsx';
import { textWidthPx } from './text-size.ts';

function month(
  directKwh: number,
  exportedKwh: number,
  importedKwh: number,
  battery = 0,
): EnergyMonth {
  return {
    directKwh,
    exportedKwh,
    importedKwh,
    batteryInKwh: battery,
    gridToBatteryKwh: 0,
    batteryOutKwh: battery * 0.9,
    productionKwh: directKwh + exportedKwh + battery,
    consumptionKwh: directKwh + importedKwh + battery * 0.9,
  };
}

/** More sun than use in the given months, 1–12. */
const year = (sunny: readonly number[]) =>
  Array.from({ length: 12 }, (_, index) =>
    sunny.includes(index + 1) ? month(200, 400, 100) : month(100, 50, 400),
  );

test('left tower reaches what the sun gave, right tower what the house used', () => {
  const tower = monthTower(month(200, 300, 150, 100));
  expect(tower.sunKwh).toBe(600);
  expect(tower.useKwh).toBe(440);
  expect(tower.direct + tower.left.reduce((sum, part) => sum + part.kwh, 0)).toBe(600);
  expect(tower.direct + tower.right.reduce((sum, part) => sum + part.kwh, 0)).toBe(440);
});

describe('the sentence', () => {
  test.each([
    [[4, 5, 6, 7, 8, 9], 'Fra april til september giver solen mere, end du bruger.'],
    [[], 'I ingen måned giver solen mere, end du bruger.'],
    [[6], 'Kun i juni giver solen mere, end du bruger.'],
    [[4, 5, 7], 'I 3 af årets måneder giver solen mere, end du bruger.'],
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      'I alle årets måneder giver solen mere, end du bruger.',
    ],
  ])('for %j', (sunny, sentence) => {
    expect(monthsTitle(year(sunny), 'da')).toBe(sentence);
  });
  test('in English', () => {
    expect(monthsTitle(year([4, 5]), 'en')).toBe(
      'From April to May the sun gives more than you use.',
    );
  });
  test('a balanced month is no surplus', () => {
    expect(surplusMonths([month(100, 50, 50)])).toEqual({ kind: 'none' });
  });
});

test('names stand where the towers are lowest', () => {
  const towers = year([4, 5, 6, 7, 8]).map(monthTower);
  expect(freestMonths(towers, 4)).toBe(8);
  expect(freestMonths(towers, 2)).toBe(1);
});

test('the table’s last column is the year', () => {
  const months = year([5, 6]);
  expect(yearSum(months, 'directKwh')).toBe(2 * 200 + 10 * 100);
  const html = renderToStaticMarkup(<MonthsTable months={months} locale="da" />);
  const row = /<tr[^>]*><th[^>]*>heraf brugt direkte<\/th>.*?<\/tr>/.exec(html)?.[0] ?? '';
  const cells = [...row.matchAll(/<td[^>]*>([^<]*)/g)].map((cell) => cell[1]);
  expect(cells).toHaveLength(13);
  expect(cells[12]).toBe('1.400');
  expect(html).not.toContain('batteri');
});

test('a year without sun is still a picture', () => {
  const dark = Array.from({ length: 12 }, () => month(0, 0, 0));
  const html = renderToStaticMarkup(<MonthsChart months={dark} locale="da" />);
  expect(html).not.toMatch(/NaN|Infinity/);
});

// A printer cuts off what stands outside of the picture.
test.each([900, 932, 1100])('no text leaves a picture %i px wide', (width) => {
  const months = Array.from({ length: 12 }, (_, index) =>
    month(120 + 12 * index, 60, 300, index > 1 && index < 10 ? 290 : 90),
  );
  for (const locale of ['da', 'en'] as const) {
    for (const times of [1, 1.3, 1.7, 4, 12]) {
      const html = renderToStaticMarkup(
        <DrawnWidth value={width}>
          <MonthsChart
            months={months.map((sums) => timesAll(sums, times))}
            locale={locale}
            plotPx={225}
          />
        </DrawnWidth>,
      );
      const texts = [...html.matchAll(/<text([^>]*)>(.*?)<\/text>/g)];
      expect(texts.length).toBeGreaterThan(30);
      for (const [, look = '', inside = ''] of texts) {
        const words = inside.replaceAll(/<[^>]*>/g, '');
        const x = Number(/ x="([^"]*)"/.exec(look)?.[1]);
        const wide = textWidthPx(words, { bold: look.includes('font-weight="600"') });
        const anchor = /text-anchor="([^"]*)"/.exec(look)?.[1] ?? 'start';
        const left = x - wide * { start: 0, middle: 0.5, end: 1 }[anchor]!;
        expect(left, words).toBeGreaterThanOrEqual(0);
        expect(left + wide, words).toBeLessThanOrEqual(width);
      }
    }
  }
});

const timesAll = (sums: EnergyMonth, factor: number): EnergyMonth => ({
  ...sums,
  directKwh: sums.directKwh * factor,
  exportedKwh: sums.exportedKwh * factor,
  importedKwh: sums.importedKwh * factor,
  batteryInKwh: sums.batteryInKwh * factor,
  batteryOutKwh: sums.batteryOutKwh * factor,
  productionKwh: sums.productionKwh * factor,
  consumptionKwh: sums.consumptionKwh * factor,
});

test.each([640, 700, 932])(
  'figures of thousands stand clear of each other, %i px wide',
  (width) => {
    const suns = [420, 700, 1180, 1480, 1711, 1709, 1699, 1669, 1290, 830, 470, 330];
    const html = renderToStaticMarkup(
      <DrawnWidth value={width}>
        <MonthsChart
          months={suns.map((kwh) => month(kwh * 0.3, kwh * 0.7, 700))}
          locale="da"
          plotPx={225}
        />
      </DrawnWidth>,
    );
    const totals = [...html.matchAll(/<text([^>]*)>([\d.]+)<\/text>/g)].flatMap(
      ([, look = '', words = '']) => {
        if (!look.includes('font-weight="600"')) return [];
        const at = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(look)?.[1]);
        const half = textWidthPx(words, { bold: true }) / 2;
        return [{ words, left: at('x') - half, right: at('x') + half, y: at('y') }];
      },
    );
    expect(totals.map(({ words }) => words)).toContain('1.711');
    for (const [index, one] of totals.entries())
      for (const other of totals.slice(index + 1))
        if (Math.abs(one.y - other.y) < 14)
          expect(
            one.right <= other.left || other.right <= one.left,
            `${one.words} | ${other.words}`,
          ).toBe(true);
  },
);
