import { RouterContextProvider } from 'react-router';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { afterEach, describe, expect, test } from 'vitest';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { reportFigures } from '../../../domain/report/report-figures.ts';
import { EXAMPLE_CATALOGUE } from '../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../engine/data/example-price-book.ts';
import { salesPrices } from '../../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../engine/tariff/shipped-grid-tariffs.ts';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import { reportPdf } from '../../../server/report-pdf/report-pdf.ts';
import { testServices } from '../../../server/testing/services.ts';
import { priceBookName } from '../../../words/price-book-name.ts';
import { reportDocument } from '../../features/report/document/report-document.ts';
import { requestContext } from '../../request-context.server.ts';
import { calculatedPdf } from './report-pdf.server.ts';

const context = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const AARHUS: CalculatorState = { lat: 56.157, lon: 10.211, postcode: '8000' };
const CALCULATED_AT = new Date('2026-11-20T09:00:00.000Z');
/** Four for most homes; a fifth where a line more moves a whole figure over. */
const MOST_SHEETS = 5;

afterEach(() => overwriteGetLocale(() => 'da'));

type Made = {
  readonly state?: CalculatorState;
  readonly locale?: 'da' | 'en';
  readonly address?: string;
};

async function made({ state = AARHUS, locale = 'da', address = 'Egevænget 14, 8381 Tilst' }: Made) {
  overwriteGetLocale(() => locale);
  const figures = reportFigures(state, context);
  const document = reportDocument(
    { figures, address, examplePlace: null, name: null, calculatedAt: CALCULATED_AT },
    locale,
  );
  const bytes = await reportPdf(document, CALCULATED_AT);
  return { figures, bytes, pdf: await read(bytes) };
}

/** What a reader of the file sees: its letters, its tags, what it draws with. */
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false });
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  const operators = await Promise.all(
    pages.map(async (page) => (await page.getOperatorList()).fnArray),
  );
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const { info } = await pdf.getMetadata();
  return {
    sheets: pdf.numPages,
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    first: (texts[0] ?? '').replaceAll(/\s+/g, ' '),
    operators: operators.flat(),
    roles: trees.flatMap((tree) => rolesOf(tree)),
    alts: trees.flatMap((tree) => altsOf(tree)),
    info: info as Record<string, unknown>,
  };
}

type Tree = {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly object[];
};

function rolesOf(tree: Tree | null): readonly string[] {
  if (tree === null) return [];
  const below = (tree.children ?? []).flatMap((child) => rolesOf(child as Tree));
  return tree.role === undefined ? below : [tree.role, ...below];
}

function altsOf(tree: Tree | null): readonly string[] {
  if (tree === null) return [];
  const below = (tree.children ?? []).flatMap((child) => altsOf(child as Tree));
  return tree.role === 'Figure' ? [tree.alt ?? '', ...below] : below;
}

/** A figure as people write it, from its digits alone: the formatter under test has no say. */
function grouped(value: number, locale: 'da' | 'en', decimals = 0): string {
  // Rounded as people do: 10.85 is 10.9, although no binary number is exactly 10.85.
  const step = 10 ** decimals;
  const rounded = Math.round(Math.abs(value) * step + 1e-9) / step;
  const [whole = '', part] = rounded.toFixed(decimals).split('.');
  const [dot, comma] = locale === 'da' ? ['.', ','] : [',', '.'];
  const thousands = whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, dot);
  return part === undefined ? thousands : `${thousands}${comma}${part}`;
}

const CASES = [
  ['da', 'without a battery', {}],
  ['da', 'with a battery', { interestedInBattery: true }],
  ['en', 'without a battery', {}],
  [
    'en',
    'with a battery, a loan and two faces',
    {
      averageMonthlySpendingDKK: 1000,
      interestedInBattery: true,
      financingOption: 'loan',
      roofFaces: [
        { slope: 30, azimuth: -90 },
        { slope: 30, azimuth: 90 },
      ],
    },
  ],
] as const;

describe.each(CASES)('the report as PDF, %s, %s', (locale, _, wishes) => {
  const state = { ...AARHUS, ...wishes } as CalculatorState;
  let kept: ReturnType<typeof made> | null = null;
  const once = () => (kept ??= made({ state, locale }));

  test('writes the estimate’s own figures', async () => {
    const { figures, pdf } = await once();
    const { estimate, battery, lines } = figures;
    const { price, savings, economy, energy, climate, yield: sun } = estimate;
    const nearest = (value: number, step: number) => Math.round(value / step) * step;
    const written = [
      grouped(nearest(savings.tenYearMeanDkk, 100), locale),
      grouped(nearest(savings.tenYearMeanP10Dkk, 100), locale),
      grouped(nearest(savings.tenYearMeanP90Dkk, 100), locale),
      grouped(nearest(price.totalPrice, 100), locale),
      grouped(economy.paybackYears ?? Number.NaN, locale, 1),
    ];
    for (const figure of written) expect(pdf.first).toContain(figure);
    const further = [
      grouped(sun.annualKwh, locale),
      grouped(sun.kwhPerKwp, locale),
      grouped(climate.co2SavedKgFirstYear, locale),
      grouped(battery?.with.importedKwh ?? Number.NaN, locale),
      grouped(battery?.without.priceDkk ?? Number.NaN, locale),
      ...energy.monthly.map(({ productionKwh }) => grouped(productionKwh, locale)),
      ...energy.monthly.map(({ consumptionKwh }) => grouped(consumptionKwh, locale)),
      ...lines.map(({ totalOre }) => grouped(totalOre / 100, locale)),
      ...(economy.loan === null ? [] : [grouped(economy.loan.monthlyPaymentDkk, locale)]),
    ];
    for (const figure of further) expect(pdf.text).toContain(figure);
    const priceBook = priceBookName(figures.priceList.id, locale);
    for (const version of [estimate.engineVersion, priceBook, sun.database]) {
      expect(pdf.text).toContain(version);
    }
    expect(pdf.text).not.toMatch(/NaN|undefined|Infinity|\?/);
  });

  test('is tagged, keeps its fonts, and is drawn in lines', async () => {
    const { bytes, pdf } = await once();
    const file = bytes.toString('latin1');
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    expect(file).toContain(`/Lang (${locale === 'da' ? 'da-DK' : 'en-GB'})`);
    expect(file).toContain('/StructTreeRoot');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('/Marked true');
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
    for (const role of ['H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(pdf.roles).toContain(role);
    }
    expect(pdf.alts).toHaveLength(4);
    for (const alt of pdf.alts) expect(alt.length).toBeGreaterThan(40);
    const fonts = file.match(/\/Type \/Font\n/g) ?? [];
    const embedded = file.match(/\/FontFile[23]? \d+ 0 R/g) ?? [];
    expect(embedded.length).toBeGreaterThanOrEqual(3);
    // Each font of letters has a description with its file: a composite and its descendant to each.
    expect(fonts.length).toBe(2 * embedded.length);
    const { OPS } = await getResolvedPDFJS();
    const pictures = [
      OPS.paintImageXObject,
      OPS.paintInlineImageXObject,
      OPS.paintImageMaskXObject,
    ];
    expect(pdf.operators.filter((operator) => pictures.includes(operator))).toEqual([]);
    expect(file).not.toContain('/Subtype /Image');
    expect(pdf.sheets).toBeLessThanOrEqual(MOST_SHEETS);
    expect(pdf.info['Title']).toContain('Solrig');
  });
});

test('a long address and foreign letters stay on the sheet', async () => {
  const address =
    'Sønder Åvænget Nørremølle Østergårdsvej ved Skovbrynet 1234 A, 2. tv., 8381 Tilst Šłĉ';
  const { pdf } = await made({ address, state: { ...AARHUS, interestedInBattery: true } });
  expect(pdf.first).toContain('Sønder Åvænget Nørremølle Østergårdsvej');
  expect(pdf.first).toContain('Tilst Slc');
  expect(pdf.sheets).toBeLessThanOrEqual(MOST_SHEETS);
});

test('rare letters are drawn and read like the others', async () => {
  const { pdf, bytes } = await made({ address: 'Calle Ñandú ß 3, 8381 Tilst' });
  expect(pdf.first).toContain('Calle Ñandú ß 3, 8381 Tilst');
  expect(pdf.first).toContain('Du sparer');
  const usual = await made({});
  expect(usual.pdf.text).toBe(pdf.text.replaceAll('Calle Ñandú ß 3', 'Egevænget 14'));
  const again = await made({ address: 'Calle Ñandú ß 3, 8381 Tilst' });
  expect(again.bytes.equals(bytes)).toBe(true);
});

test('a roof that carries nothing says so on one sheet', async () => {
  const { pdf } = await made({ state: { ...AARHUS, roofType: 'thatch' } });
  expect(pdf.text).toContain('Der kan ikke monteres solceller på et stråtag.');
  expect(pdf.text).not.toContain('kWh');
  expect(pdf.sheets).toBe(1);
});

test('if nothing is paid back the table replaces the drawing', async () => {
  const { pdf } = await made({ state: { ...AARHUS, azimuth: 180, slope: 80, shading: 'much' } });
  expect(pdf.text).toContain('Anlægget er ikke betalt efter 25 år.');
  expect(pdf.alts).toHaveLength(3);
  expect(pdf.text).not.toMatch(/NaN|undefined|Infinity/);
});

test('what could not be used from the link is named on the first sheet of its PDF', async () => {
  const services = await testServices();
  const visit = new RouterContextProvider();
  visit.set(requestContext, {
    services: services.services,
    nonce: '',
    clientAddress: '127.0.0.1',
    signedIn: null,
  });
  const paper = async (query: string) => {
    const url = new URL(`http://localhost/da/calculator/report.pdf?lat=56.157&lon=10.211&${query}`);
    const answer = await calculatedPdf(url, visit);
    return (await read(Buffer.from(await answer.arrayBuffer()))).first;
  };
  expect(await paper('slope=rubbish')).toMatch(/Noget i linket kunne ikke læses.*Skriv et tal/);
  expect(await paper('slope=30')).not.toContain('Noget i linket');
  await services.close();
});
