import { describe, expect, test } from 'vitest';
import { embeddedAddresses } from './embedded.ts';

const addresses = embeddedAddresses();
const search = async (text: string) => {
  const found = await addresses.search(text);
  return found.ok ? found.value : [];
};
const labels = async (text: string) => (await search(text)).map((found) => found.label);

describe('search among postcodes', () => {
  test('a whole number finds its place, with its zone', async () => {
    const [found, ...others] = await search('8000');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ city: 'Aarhus C', priceZone: 'DK1', precision: 'postcode' });
    // Aarhus lies at 56.16 N, 10.20 E.
    expect(Math.hypot(found!.lat - 56.16, found!.lon - 10.2)).toBeLessThan(0.05);
  });

  test('the first digits find the numbers that begin so', async () => {
    const found = await search('82');
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ postcode }) => postcode.startsWith('82'))).toBe(true);
  });

  test.each([
    ['århus', '8000 Aarhus C'],
    ['AARHUS C', '8000 Aarhus C'],
    ['Koebenhavn V', /København V$/],
    ['roenne', '3700 Rønne'],
    ['Rønne', '3700 Rønne'],
  ])('%s is found however it is spelt', async (text, expected) => {
    expect((await labels(text))[0]).toMatch(expected);
  });

  // PostNord's list of postcodes; abbreviations of place names: Dansk Sprognævn, Retskrivningsordbogen § 43.
  test.each([
    ['Copenhagen', /København/],
    ['copenhagen k', /^\d{4} København K$/],
    ['Copenhagen East', '2100 København Ø'],
    ['Copenhagen NW', '2400 København NV'],
    ['Kopenhagen', /København/],
    ['Köpenhamn', /København/],
    ['Copenhague', /København/],
    ['Kobenhavn', /København/],
    ['Kobenhavn S', '2300 København S'],
    ['KBH', /København/],
    ['Kbh K', /^\d{4} København K$/],
    ['Kbh. Ø', '2100 København Ø'],
    ['kbh.v', /^\d{4} København V$/],
    ['Cph N', '2200 København N'],
    ['Arhus', '8000 Aarhus C'],
    ['Arhus N', '8200 Aarhus N'],
    ['Aarhus Nord', '8200 Aarhus N'],
    ['Århus centrum', '8000 Aarhus C'],
    ['Alborg', '9000 Aalborg'],
    ['Alborg SO', '9210 Aalborg SØ'],
    ['Aalborg Sydøst', '9210 Aalborg SØ'],
    ['Ålborg øst', '9220 Aalborg Øst'],
    ['Odense Northeast', '5240 Odense NØ'],
    ['Elsinore', '3000 Helsingør'],
    ['Helsingor', '3000 Helsingør'],
    ['Helsingör', '3000 Helsingør'],
    ['Kgs. Lyngby', '2800 Kongens Lyngby'],
    ['Kgs Lyngby', '2800 Kongens Lyngby'],
    ['kgs.lyngby', '2800 Kongens Lyngby'],
    ['Lyngby', '2800 Kongens Lyngby'],
    ['Nr. Nebel', '6830 Nørre Nebel'],
    ['Norre Nebel', '6830 Nørre Nebel'],
    ['Nr. Snede', '8766 Nørre Snede'],
    ['Nr. Åby', '5580 Nørre Aaby'],
    ['Nr. Sundby', '9400 Nørresundby'],
    ['Norresundby', '9400 Nørresundby'],
    ['Sdr. Felding', '7280 Sønder Felding'],
    ['Sdr Omme', '7260 Sønder Omme'],
    ['Sonder Omme', '7260 Sønder Omme'],
    ['Sdr. Borg', '6400 Sønderborg'],
    ['Sonderborg', '6400 Sønderborg'],
    ['V. Skerninge', '5762 Vester Skerninge'],
    ['Ø. Assels', '7990 Øster Assels'],
    ['St. Heddinge', '4660 Store Heddinge'],
    ['Ll. Skensved', '4623 Lille Skensved'],
    ['Nykøbing Falster', '4800 Nykøbing F'],
    ['Nyk. F.', '4800 Nykøbing F'],
    ['Nykobing Mors', '7900 Nykøbing M'],
    ['Solrød Str.', '2680 Solrød Strand'],
    ['Hillerod', '3400 Hillerød'],
    ['Koge', '4600 Køge'],
    ['Ronne', '3700 Rønne'],
    ['Nastved', '4700 Næstved'],
    ['Aeroskobing', '5970 Ærøskøbing'],
    ['Aroskobing', '5970 Ærøskøbing'],
    ['Fr.havn', '9900 Frederikshavn'],
    ['Frb. C', /^\d{4} Frederiksberg C$/],
    ['Apenrade', '6200 Aabenraa'],
    ['Wejle', '7100 Vejle'],
    ['Skovvej 12, Kgs. Lyngby', 'Skovvej 12, 2800 Kongens Lyngby'],
    ['Skovvej 12, Elsinore', 'Skovvej 12, 3000 Helsingør'],
  ])('%s finds its town', async (text, expected) => {
    expect((await labels(text))[0]).toMatch(expected);
  });

  test('no town is found by a name that is none of its own', async () => {
    for (const text of ['Elsin', 'Ribe']) expect((await labels(text)).join()).not.toMatch(/Odense/);
    for (const text of ['Nebraska', 'Kgsx', 'Paris', 'Oslo', 'Hamburg', 'Stockholm'])
      expect(await labels(text), text).toEqual([]);
  });

  test.each([
    ['Skovvej 12, 8000 Aarhus', 'Skovvej 12, 8000 Aarhus C'],
    ['Skovvej 12 2. tv 8000', 'Skovvej 12 2. tv, 8000 Aarhus C'],
    ['Skovvej 12, DK-8000 Aarhus C', 'Skovvej 12, 8000 Aarhus C'],
    ['Storegade 1, Rønne', 'Storegade 1, 3700 Rønne'],
  ])('in %s the place is found and the street kept', async (text, expected) => {
    expect((await labels(text))[0]).toBe(expected);
  });

  test.each([
    'Vesterbrogade 1,',
    'Vesterbrogade 1, 1',
    'Vesterbrogade 1, 162',
    'Vesterbrogade 1, 1620',
  ])('«%s», on its way to a postcode, never leads to another street', async (text) => {
    const found = await labels(text);
    expect(found.every((label) => label.startsWith('Vesterbrogade 1, '))).toBe(true);
    if (/\d$/.test(text.split(',')[1]!)) expect(found.length).toBeGreaterThan(0);
    if (text.endsWith('1620')) expect(found).toEqual(['Vesterbrogade 1, 1620 København V']);
  });

  test('a postcode brings its grid companies, of several the larger first', async () => {
    // Forsyningstilsynet, September 2026: Rønne is TREFOR El-net Øst's alone, Roskilde Cerius's and Radius's.
    expect((await search('3700'))[0]?.gridCompany).toBe('5790000706686');
    const [roskilde] = await search('4000');
    expect(roskilde?.gridCompanies).toEqual(['5790000705184', '5790000705689']);
    expect(roskilde?.gridCompany).toBe('5790000705184');
  });

  test.each(['', ' ', 'x', '0000', 'Malmö 21119 Sverige', '1e308', '%00<script>', 'qqqq'])(
    '«%s» finds nothing',
    async (text) => {
      expect(await labels(text)).toEqual([]);
    },
  );

  test('a very long text answers at once', async () => {
    const started = performance.now();
    await search('a 1 '.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

test('the nearest postcode to Aarhus harbour is in Aarhus, and to Rønne church in Rønne', () => {
  expect(addresses.nearest(56.15, 10.21).city).toBe('Aarhus C');
  expect(addresses.nearest(55.1, 14.7)).toMatchObject({ city: 'Rønne', priceZone: 'DK2' });
});

test('a postcode has the name of its town, and no other text has', () => {
  expect(addresses.townOf('2100')).toBe('København Ø');
  expect(addresses.townOf('8381')).toBe('Tilst');
  for (const none of ['0000', '210', '2100 ', '', '__proto__']) {
    expect(addresses.townOf(none)).toBeNull();
  }
});
