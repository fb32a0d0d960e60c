import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { EXAMPLE_CATALOGUE } from '../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../engine/data/example-price-book.ts';
import { salesPrices } from '../../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../engine/tariff/shipped-grid-tariffs.ts';
import { years } from '../../../words/format.ts';
import type { RefusedLine } from '../../../words/refused-lines.ts';
import { reportFigures } from '../../../domain/report/report-figures.ts';
import { withoutPerson } from '../../../domain/report/without-person.ts';
import { ReportPage } from './report-page.tsx';

const context = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const AARHUS: CalculatorState = { lat: 56.157, lon: 10.211, postcode: '8000' };

function render(state: CalculatorState, errors: readonly RefusedLine[] = []): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ReportPage
        figures={reportFigures(state, context)}
        address="Egevænget 14"
        examplePlace={null}
        query="lat=56.157&lon=10.211"
        errors={errors}
      />
    </MemoryRouter>,
  );
}

/** The last cell of every row of the price table, as øre, the way a visitor reads it. */
function writtenOre(html: string): { label: string; ore: number }[] {
  const table = /<table[^>]*aria-labelledby="price-lines".*?<\/table>/s.exec(html)?.[0] ?? '';
  const rows = table.split('<tr').slice(2);
  return rows.map((row) => {
    const cells = [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map((cell) =>
      (cell[1] ?? '').replaceAll(/<[^>]*>/g, ' '),
    );
    const [kroner = '', ore = '00'] = (cells.at(-1) ?? '').replaceAll('.', '').split(',');
    return { label: cells[0] ?? '', ore: Number(kroner) * 100 + Number(ore) };
  });
}

test('whatever a chart is filled with stands in the page once', () => {
  const html = render({ ...AARHUS, interestedInBattery: true });
  const filled = new Set([...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  expect([...filled].map((id) => id?.split('-').at(-1))).toContain('toBattery');
  const missing = [...filled].filter((id) => html.split(`id="${id}"`).length !== 2);
  expect(missing).toEqual([]);
});

describe('another firm’s offer', () => {
  test('stands before the price as it was typed, with how much it is dearer', () => {
    const { totalPrice } = reportFigures(AARHUS, context).estimate.price;
    const html = render({ ...AARHUS, panelCost: Math.round(totalPrice) + 12_000 });
    expect(html).toMatch(/andet firma på [\d.]+\u00a0kr\. inkl\. moms: 12\.000\u00a0kr\. mere/);
    expect(render({ ...AARHUS, ownOffer: { priceDkk: totalPrice - 9000 } })).toContain(
      '9.000\u00a0kr. mindre',
    );
  });

  test('is spoken of only where there is one', () => {
    expect(render(AARHUS)).not.toContain('andet firma');
  });

  test('is not shown to a reader of a shared link', () => {
    const figures = reportFigures({ ...AARHUS, panelCost: 77_777 }, context);
    expect(JSON.stringify(withoutPerson(figures))).not.toContain('77777');
  });
});

describe('the price line by line', () => {
  test.each([
    ['in whole kroner', { calculatedNumberOfPanels: 14 }],
    ['with øre', { calculatedNumberOfPanels: 11 }],
    [
      'with battery, board and cable',
      { interestedInBattery: true, electricalBoardOld: true, cableLengthToRoof: 17.5 },
    ],
  ])('adds up as written, %s', (_, wishes) => {
    const rows = writtenOre(render({ ...AARHUS, ...wishes }));
    const [exVat, vat, total] = rows.slice(-3);
    const lines = rows.slice(0, -3);
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.reduce((sum, { ore }) => sum + ore, 0)).toBe(exVat?.ore);
    expect((exVat?.ore ?? 0) + (vat?.ore ?? 0)).toBe(total?.ore);
    expect(vat?.ore).toBe(Math.round((exVat?.ore ?? 0) * 0.25));
  });
});

test('the caution writes the second payback, not the first', () => {
  const { tax, estimate } = reportFigures(AARHUS, context);
  const caution = /aria-labelledby="caution".*?<\/section>/s.exec(render(AARHUS))?.[0] ?? '';
  expect(caution).toContain(years(tax.paybackYears ?? Number.NaN, 'da'));
  expect(caution).not.toContain(years(estimate.economy.paybackYears ?? Number.NaN, 'da'));
});

describe('what affects the payback most', () => {
  const sectionOf = (state: CalculatorState) =>
    /aria-labelledby="tornado".*?<\/section>/s.exec(render(state))?.[0] ?? '';

  test('is drawn with the caution’s own figure for the low tax', () => {
    const { tax } = reportFigures(AARHUS, context);
    const low = years(tax.paybackYears ?? Number.NaN, 'da').replace('\u00a0år', '');
    const section = sectionOf(AARHUS);
    expect(section).toContain(`0,01\u00a0kr. → ${low}`);
    expect(section).toContain('+10\u00a0% → ');
    expect(section).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('is only a table if nothing is paid back', () => {
    const section = sectionOf({ ...AARHUS, azimuth: 180, slope: 80, shading: 'much' });
    expect(section).toContain('Anlægget er ikke betalt efter 25\u00a0år.');
    expect(section).not.toContain('<svg role="img"');
    expect(section).toContain('<table');
  });
});

test('the cost of removing the panels for a new roof is named where it is counted', () => {
  // 5 kWp are 11 panels of 440 W: (8000 + 11 · 600) · 1.25 = 18,250 DKK.
  expect(render({ ...AARHUS, replaceRoofNext10Yrs: true })).toContain('18.300\u00a0kr. i år 8');
});

test('a thatched roof gets an explanation, without figures and without a request for an offer', () => {
  const html = render({ ...AARHUS, roofType: 'thatch' });
  expect(html).toContain('Der kan ikke monteres solceller på et stråtag.');
  expect(html).not.toContain('/calculator/offer');
  expect(html).not.toContain('kWh');
});

test('an error in the address leads back to its field in the calculator', () => {
  const html = render(AARHUS, [{ field: 'slope', name: 'Hældning', text: 'Skriv et tal.' }]);
  expect(html).toContain('/da/calculator/solrig-calculator?lat=56.157&amp;lon=10.211#input-slope');
  expect(html).toContain('Hældning: Skriv et tal.');
});
