import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOffer } from './read-offer.ts';
import { NO_OFFER, offerOf } from './received-offer.ts';
import { offersIn, withOffers } from './offers-in-address.ts';

const found = (text: string) => readOffer(text).found;

test.each([
  ['I alt 82.400 kr. inkl. moms', '82400', 'incl'],
  ['Samlet pris: kr. 82.400,- ekskl. moms', '82400', 'excl'],
  ['Total price DKK 82,400.00 incl. VAT', '82400', 'incl'],
  ['Pris 82400 kr + moms', '82400', 'excl'],
  ['Pris i alt: 82.400,50 kr.', '82400.5', 'unsaid'],
  ['Alle priser er inkl. moms.\nI alt 82.400 kr.', '82400', 'incl'],
  [
    'I alt ekskl. moms 64.000 kr.\nMoms udgør 16.000 kr.\nI alt inkl. moms 80.000 kr.',
    '80000',
    'incl',
  ],
])('%s', (text, price, vat) => {
  expect(found(text)).toMatchObject({ price, vat });
});

test.each([
  'Du sparer 12.000 kr. om året',
  'Heraf moms 16.000 kr.',
  'Udbetaling 20.000 kr. ved bestilling',
  'Option: batteri 48.000 kr.',
  'Rabat 8.000 kr.',
])('«%s» is no price of the whole', (text) => {
  expect(found(text)).not.toHaveProperty('price');
});

test('two totals that differ are both told, and none is chosen', () => {
  const { found: fields, totals } = readOffer('Samlet pris 79.900 kr.\nI alt 86.400 kr.');
  expect(fields).not.toHaveProperty('price');
  expect(totals).toEqual([86_400, 79_900]);
});

test.each([
  ['16 stk. paneler 435 Wp', '16', '435'],
  ['14 × 440 W helsorte paneler', '14', '440'],
  ['Antal paneler: 15\nEffekt 425 W', '15', '425'],
  ['18 panels of 440 W', '18', '440'],
  ['20 stk. JA Solar 445W solcellemoduler', '20', '445'],
])('%s', (text, panels, panelW) => {
  expect(found(text)).toMatchObject({ panels, panelW });
});

test('panels that are counted in two ways are not guessed', () => {
  expect(found('16 paneler 440 W\n14 paneler på garagen')).not.toHaveProperty('panels');
});

test.each([
  ['Stillads er med.', 'with'],
  ['Prisen er ekskl. stillads', 'without'],
  ['Stillads sørger du selv for.', 'without'],
  ['Kunden sørger selv for stillads', 'without'],
  ['Evt. stillads afregnes efter regning', 'without'],
  ['Inkl. montering, ekskl. stillads', 'without'],
  ['Ekskl. tilmelding, inkl. stillads', 'with'],
  ['Ikke inkluderet:\n- stillads\n- kørsel', 'without'],
  ['Scaffolding is not included', 'without'],
  ['Montering og kørsel', 'unsaid'],
])('scaffold: %s', (text, scaffold) => {
  expect(found(text).scaffold).toBe(scaffold);
});

test.each([
  ['Produktgaranti på paneler 25 år, inverter 10 år, arbejdet 5 år.', '25', '10', '5'],
  ['10 års garanti på inverter og 25 års garanti på paneler', '25', '10', undefined],
  ['Garanti:\nPaneler: 30 år\nInverter: 5 år', '30', '5', undefined],
  ['Garanti på paneler og inverter: 12 år', '12', '12', undefined],
  ['2 års garanti på hele anlægget', '2', '2', '2'],
  ['30 års effektgaranti på panelerne', undefined, undefined, undefined],
])('guarantee: %s', (text, panels, inverter, work) => {
  const { panelsYears, inverterYears, workYears } = found(text);
  expect([panelsYears, inverterYears, workYears]).toEqual([panels, inverter, work]);
});

test.each([
  ['Batteri 10 kWh', '10'],
  ['Uden batteri', '0'],
  ['Option: batteri 10 kWh', '0'],
  ['Inverter klar til batteri', '0'],
  ['Garanti på batteri 10 år', undefined],
])('battery: %s', (text, batteryKwh) => {
  expect(found(text).batteryKwh).toBe(batteryKwh);
});

test.each([
  ['Hybrid-inverter 6 kW, forberedt til batteri.', '6'],
  ['30 paneler à 425 W. Hybrid-inverter 6 kW forberedt til batteri. Stillads.', '6'],
  ['Batteriklar inverter 8 kW', '8'],
  ['5 kW inverter, ready for a battery', '5'],
  ['Batteri 10 kWh med inverter 5 kW', undefined],
  ['Option: batteri 10 kWh med inverter 5 kW', undefined],
])('inverter: %s', (text, inverterKw) => {
  expect(found(text).inverterKw).toBe(inverterKw);
});

test('every mark is where its words are', () => {
  const text = 'Solrøven ApS\n<b>16 stk.</b> paneler, 435 W\nI alt 82.400 kr.';
  const words = readOffer(text).marks.map(({ field, start, end }) => [
    field,
    text.slice(start, end),
  ]);
  expect(words).toContainEqual(['firm', 'Solrøven ApS']);
  expect(words).toContainEqual(['panelW', '435 W']);
  expect(words).toContainEqual(['price', '82.400 kr.']);
});

test('any text is read, quickly, into fields that the form takes or names', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '16 paneler',
      '440 W',
      ' kr.',
      '82.400',
      'ekskl. moms',
      'garanti',
      '10 år',
      'stillads',
      '\n',
      ', ',
      '. ',
      'i alt',
      '<b>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const { found: fields, marks } = readOffer(text);
      for (const { start, end } of marks)
        expect(0 <= start && start < end && end <= text.length).toBe(true);
      const offer = offerOf({ ...NO_OFFER, ...fields });
      if (offer.ok) return;
      for (const { code } of offer.error.errors) {
        expect(['required', 'too-small', 'too-large', 'too-long', 'not-whole']).toContain(code);
      }
    }),
  );
  const started = performance.now();
  readOffer('ekskl. ,a '.repeat(2000));
  readOffer('garanti og 1 '.repeat(1600));
  readOffer('<'.repeat(20_000));
  readOffer('1 '.repeat(10_000));
  readOffer('A a '.repeat(5000));
  expect(performance.now() - started).toBeLessThan(2000);
});

test('offers come out of an address as they went in, and the calculation beside them stays', () => {
  const offer = {
    ...NO_OFFER,
    firm: 'Sol & Søn ApS',
    price: '82.400',
    panels: '16',
    panelW: '440',
  };
  const query = withOffers(new URLSearchParams('lat=56.2&lon=10.1&offer=old'), [offer, offer]);
  expect(query.get('lat')).toBe('56.2');
  expect(offersIn(new URLSearchParams(query.toString()))).toEqual([offer, offer]);
});
