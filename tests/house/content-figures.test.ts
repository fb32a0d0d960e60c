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
import { CRAFTSMAN_DEDUCTION } from '../../engine/data/craftsman-deduction.ts';
import { ELECTRICITY_TAX, REDUCED_TAX } from '../../engine/data/electricity-tax.ts';
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

const DANISH_TEXTS = danishTexts();

/** What Danish pages say besides the articles: the catalogue, whose figures are typed where no engine writes them. */
function danishTexts(): readonly (readonly [file: string, words: string])[] {
  const messages = join(import.meta.dirname, '../../messages/da');
  return [
    ...globSync('da/**/*.mdx', { cwd: room }).map(
      (file) => [file.replaceAll('\\', '/'), textOf(file).words] as const,
    ),
    ...globSync('*.json', { cwd: messages }).map(
      (file) => [file, readFileSync(join(messages, file), 'utf8').replace(/\s/g, ' ')] as const,
    ),
  ];
}

/** In øre, with as many decimals as the texts have. */
const inOre = (dkkPerKwh: number | undefined) =>
  Number(((dkkPerKwh ?? Number.NaN) * 100).toFixed(1));
const taxFrom = (year: number) =>
  inOre(ELECTRICITY_TAX.find(({ fromYear }) => fromYear === year)?.dkkPerKwh);

test.each([
  ['the panels’ loss', /panelerne mister ([\d,]+) %/g, DEFAULT_ASSUMPTIONS.panelDegradationPercent],
  [
    'the battery’s loss',
    /batteri(?:et)? mister ([\d,]+) % af sin kapacitet/g,
    DEFAULT_ASSUMPTIONS.batteryFadePercent,
  ],
  [
    'the battery’s life',
    /(?:udtjent efter|Vores skøn er) (\d+) år/g,
    DEFAULT_ASSUMPTIONS.batteryLifeYears,
  ],
  [
    'the new inverter',
    /(?:inverter(?:en)?|den)(?: skal)?(?: skiftes)? (?:i|omkring) år (\d+)/g,
    DEFAULT_ASSUMPTIONS.inverterReplacementYear,
  ],
  ['the price’s growth', /[Vv]i regner med (\d+) %/g, DEFAULT_ASSUMPTIONS.priceGrowthPercent],
  ['the rule of sale', /[Rr]eglen om ([\d.]+) kr/g, EXPORT_TAX_ALLOWANCE.value],
  [
    'sale without tax',
    /(?:første|over|for \**|hver|mere end) (7[\d.]+) kr\./g,
    EXPORT_TAX_ALLOWANCE.value,
  ],
  ['the reduced tax', /over ([\d.]+) kWh/g, REDUCED_TAX.aboveKwh],
  ['the full tax', /første (\d\.\d{3}) kWh/g, REDUCED_TAX.aboveKwh],
  [
    'the tax of 2026',
    /(?:sat ned til|koster|også|betaler du kun|afgift på) ([\d,]+) øre/g,
    taxFrom(2026),
  ],
  ['the tax of 2028 as the law says it', /(\d\d,\d) øre i 2015/g, taxFrom(2028)],
  ['the tax from 2030', /fra 2030 (\d\d,\d) øre/g, taxFrom(2030)],
  ['the craftsman deduction', /(?:op til|[Hh]øjst) (9[\d.]+) kr/g, CRAFTSMAN_DEDUCTION.value],
])(
  '%s is the engine’s in every Danish text that says it, and more than one does',
  (_, said, value) => {
    const found = DANISH_TEXTS.flatMap(([file, words]) =>
      [...words.matchAll(said)].map(([, written = '']) => ({
        file,
        value: Number(figure(written, '.')),
      })),
    );
    expect(new Set(found.map(({ file }) => file)).size).toBeGreaterThan(1);
    expect(found.filter((one) => one.value !== value)).toEqual([]);
  },
);

test('the tax of 2028 that pages round is the one that is calculated with', () => {
  const said = DANISH_TEXTS.flatMap(([, words]) =>
    [...words.matchAll(/(?:cirka|[Vv]i regner med) (7\d(?:,\d)?) øre/g)].map(([, one = '']) =>
      Math.round(Number(figure(one, '.'))),
    ),
  );
  expect(said.length).toBeGreaterThan(2);
  expect(new Set(said)).toEqual(
    new Set([Math.round(inOre(DEFAULT_ASSUMPTIONS.electricityTaxFrom2028DkkPerKwh))]),
  );
});

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

// A typed figure that two pages share, and the pages that say it. Whoever changes it on one page changes it on the
// others, and here; a new page that says it is added.
const SHARED: Readonly<Record<string, readonly string[]>> = {
  '0,4 %': ['efter-ti-aar', 'forsikring-garanti-og-service', 'guide'],
  '0,8 øre': [
    'er-batteri-pengene-vaerd',
    'hvad-bestaar-elprisen-af',
    'solceller-pris-2026',
    'varmepumpe-og-solceller',
  ],
  '2 %': [
    'efter-ti-aar',
    'er-batteri-pengene-vaerd',
    'laes-et-tilbud',
    'spoergsmaal-til-installatoeren',
  ],
  '13 år': ['efter-ti-aar', 'er-batteri-pengene-vaerd'],
  '14 dage': ['guide', 'laes-et-tilbud', 'legal/terms-of-service'],
  '18 cifre': ['guide', 'ordliste'],
  '25 %': ['hvad-bestaar-elprisen-af', 'method', 'solceller-pris-2026'],
  '25 år': [
    'about',
    'efter-ti-aar',
    'forsikring-garanti-og-service',
    'guide',
    'home',
    'method',
    'taget-foer-solceller',
  ],
  '59,9 øre': ['hvad-bestaar-elprisen-af', 'method'],
  '60,9 øre': ['er-batteri-pengene-vaerd', 'hvad-bestaar-elprisen-af', 'method'],
  '76 øre': ['er-batteri-pengene-vaerd', 'home'],
  '130 m²': ['method', 'varmepumpe-og-solceller'],
  '4.000 kWh': [
    'er-batteri-pengene-vaerd',
    'home',
    'hvad-bestaar-elprisen-af',
    'method',
    'varmepumpe-og-solceller',
  ],
  '5.000 kWh': [
    'elbil-og-solceller',
    'er-batteri-pengene-vaerd',
    'haeldning-og-retning',
    'saelg-stroem-og-7000-kroner',
    'solceller-pris-2026',
    'varmepumpe-og-solceller',
  ],
  '7.000 kr.': [
    'efter-ti-aar',
    'guide',
    'raekkehus-ejerforening-og-lejlighed',
    'saelg-stroem-og-7000-kroner',
    'varmepumpe-og-solceller',
  ],
  '15.000 km': ['elbil-og-solceller', 'er-batteri-pengene-vaerd'],
};

/** How long details and cookies are kept has tests of its own; messages say facts on the home page and in the method. */
const SAYS_FACTS = /^(?:home|method)\.json$|^da\/(?!legal\/(?:privacy|cookie|dpa)).*\.mdx$/;

const SHARED_FIGURE =
  /(?<![\d.,–-])(\d(?:[\d.,]*\d)? (?:kr\.|øre|%|år|dage|timer|cifre|km|m²)|\d\.\d{3} kWh)(?![\wæøå²])/g;

test('a figure that stands on two Danish pages stands on all that are known to say it', () => {
  const found = new Map<string, Set<string>>();
  for (const [file, words] of DANISH_TEXTS) {
    if (!SAYS_FACTS.test(file)) continue;
    const page = file.replace(/^da\/(articles\/)?|\.\w+$/g, '');
    for (const [, said = ''] of words.replace(/\s/g, ' ').matchAll(SHARED_FIGURE)) {
      found.set(said, (found.get(said) ?? new Set()).add(page));
    }
  }
  const shared = [...found].filter(([, pages]) => pages.size > 1);
  expect(Object.fromEntries(shared.map(([said, pages]) => [said, [...pages].sort()]))).toEqual(
    SHARED,
  );
});
