import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import offer from '../../app/features/articles/figures/offer-lines.build.ts';
import roofs from '../../app/features/articles/figures/roof-yield.build.ts';
import prices from '../../app/features/articles/figures/system-price.build.ts';
import { EXAMPLE_START, exampleFigures, exampleState } from '../../app/features/home/example.ts';
import { runEstimate } from '../../domain/estimate-request.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { SHIPPED_GRID_TARIFFS } from '../../engine/tariff/shipped-grid-tariffs.ts';
import { DEFAULT_ASSUMPTIONS } from '../../engine/data/default-assumptions.ts';
import { REDUCED_TAX } from '../../engine/data/electricity-tax.ts';
import { EXPORT_TAX_ALLOWANCE } from '../../engine/data/fixed-figures.ts';

// Most figures of the texts are the engine's, put in by the build. Those that are typed are held here:
// to the other language, and to the engine where several texts say the same.

const room = join(import.meta.dirname, '../../content');
const SPLIT = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

function textOf(file: string) {
  const [, yaml = '', body = ''] = SPLIT.exec(readFileSync(join(room, file), 'utf8')) ?? [];
  const words = body
    .replace(/^import [\s\S]*?;$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');
  return { words, front: parse(yaml) as { translation: string } };
}

/** As a number where it is one; a paragraph such as 3.3.1 as it stands. */
function figure(written: string, thousands: '.' | ','): string {
  const grouped = thousands === '.' ? /^\d{1,3}(\.\d{3})+(,\d+)?$/ : /^\d{1,3}(,\d{3})+(\.\d+)?$/;
  const plain = grouped.test(written) ? written.replaceAll(thousands, '') : written;
  const value = Number(plain.replace(',', '.'));
  return Number.isNaN(value) ? plain : String(value);
}

function figuresOf(words: string, thousands: '.' | ','): Set<string> {
  const withoutMinutes = words.replace(/\b(\d{1,2}):\d\d\b/g, '$1');
  return new Set(
    (withoutMinutes.match(/\d(?:[\d.,]*\d)?/g) ?? []).map((one) => figure(one, thousands)),
  );
}

/** The same amount, where Danish says øre and English kroner. */
const times = (one: string, factor: number) => String(Number((Number(one) * factor).toFixed(6)));

const danish = globSync('da/articles/*.mdx', { cwd: room }).map((file) =>
  file.replaceAll('\\', '/'),
);

test.each(danish)('%s and its translation say the same figures', (file) => {
  const { words, front } = textOf(file);
  const here = figuresOf(words, '.');
  const there = figuresOf(textOf(`en/articles/${front.translation}.mdx`).words, ',');
  const onlyHere = [...here].filter((one) => !there.has(one) && !there.has(times(one, 0.01)));
  const onlyThere = [...there].filter((one) => !here.has(one) && !here.has(times(one, 100)));
  expect({ onlyHere, onlyThere }).toEqual({ onlyHere: [], onlyThere: [] });
});

test.each([
  ['the panels’ loss', /panelerne mister ([\d,]+) %/g, DEFAULT_ASSUMPTIONS.panelDegradationPercent],
  [
    'the battery’s loss',
    /batteri(?:et)? mister ([\d,]+) % af sin kapacitet/g,
    DEFAULT_ASSUMPTIONS.batteryFadePercent,
  ],
  [
    'the new inverter',
    /(?:inverter(?:en)?|den)(?: skal)?(?: skiftes)? (?:i|omkring) år (\d+)/g,
    DEFAULT_ASSUMPTIONS.inverterReplacementYear,
  ],
  ['the price’s growth', /[Vv]i regner med (\d+) %/g, DEFAULT_ASSUMPTIONS.priceGrowthPercent],
  ['the rule of sale', /[Rr]eglen om ([\d.]+) kr/g, EXPORT_TAX_ALLOWANCE.value],
  ['the reduced tax', /over ([\d.]+) kWh/g, REDUCED_TAX.aboveKwh],
])(
  '%s is the engine’s in every Danish text that says it, and more than one does',
  (_, said, value) => {
    const found = globSync('da/**/*.mdx', { cwd: room }).flatMap((file) =>
      [...textOf(file).words.matchAll(said)].map(([, written = '']) => ({
        file: file.replaceAll('\\', '/'),
        value: Number(figure(written, '.')),
      })),
    );
    expect(new Set(found.map(({ file }) => file)).size).toBeGreaterThan(1);
    expect(found.filter((one) => one.value !== value)).toEqual([]);
  },
);

test('a kWp facing south near Aarhus gives the same on the home page, in the guide and in four articles', () => {
  const home = runEstimate(exampleState(EXAMPLE_START), {
    catalogue: EXAMPLE_CATALOGUE,
    priceList: salesPrices(EXAMPLE_PRICE_BOOK),
    gridTariffs: SHIPPED_GRID_TARIFFS,
  });
  if (!home.ok) throw new Error('The home page’s example can not be calculated');
  // The home page's house is a few kilometres off and two degrees flatter; all that is said is tens of kWh.
  const said = [exampleFigures(home.value.estimate), prices, offer].map(
    ({ kwhPerKwp }) => Math.round(kwhPerKwp / 10) * 10,
  );
  expect(new Set(said).size).toBe(1);
  // The article on slope writes whole kWh.
  const south = roofs.curves.find(({ slope }) => slope === 35);
  const whole = south?.kwhPerKwp[roofs.azimuths.indexOf(0)] ?? 0;
  expect(Math.abs(whole - prices.kwhPerKwp)).toBeLessThan(1);
});
