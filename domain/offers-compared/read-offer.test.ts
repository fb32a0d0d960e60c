import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOffer } from './read-offer.ts';
import { NO_OFFER, offerOf } from './received-offer.ts';
import { offersIn, withOffers } from './offers-in-address.ts';

const found = (text: string) => readOffer(text).found;

test.each([
  ['Sol og Strøm A/S', 'Sol og Strøm A/S'],
  ['SOLENERGI DANMARK APS', 'SOLENERGI DANMARK APS'],
  ['Firma: Sol & Søn', 'Sol & Søn'],
])('firm: %s', (text, firm) => {
  expect(found(text).firm).toBe(firm);
});

test.each([
  ['Tilbudsdato: 12.11.26', '2026-11-12'],
  ['Quote date: November 12, 2026', '2026-11-12'],
  ['Quote dated 3rd November 2026', '2026-11-03'],
])('date: %s', (text, date) => {
  expect(found(text).date).toBe(date);
});

test.each([
  ['Produktgaranti på paneler 25 år, inverter 10 år, arbejdet 5 år.', '25', '10', '5'],
  ['10 års garanti på inverter og 25 års garanti på paneler', '25', '10', undefined],
  ['Garanti:\nPaneler: 30 år\nInverter: 5 år', '30', '5', undefined],
  ['Garanti på paneler og inverter: 12 år', '12', '12', undefined],
  ['2 års garanti på hele anlægget', '2', '2', '2'],
  ['30 års effektgaranti på panelerne', undefined, undefined, undefined],
  ['12 års produktgaranti på solceller\n10 år på inverter\n5 år på montage', '12', '10', '5'],
  ['Warranty: panels 25 yrs; inverter 10 yrs', '25', '10', undefined],
  ['Produktgaranti: 25 år', undefined, undefined, undefined],
])('guarantee: %s', (text, panels, inverter, work) => {
  const { panelsYears, inverterYears, workYears } = found(text);
  expect([panelsYears, inverterYears, workYears]).toEqual([panels, inverter, work]);
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

test('any text is read into fields that the form takes or names', () => {
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
});

const typed = (fields: object) => {
  const offer = offerOf({ ...NO_OFFER, price: '82400', panels: '16', panelW: '440', ...fields });
  if (!offer.ok) throw new Error('it is one');
  return offer.value;
};

test('a size that is typed says that the thing is in the price, and a battery that is left out has none', () => {
  expect(typed({ inverterKw: '6', batteryKwh: '10' })).toMatchObject({
    inverter: 'with',
    battery: 'with',
  });
  expect(typed({ battery: 'without' })).toMatchObject({ batteryKwh: 0 });
  expect(typed({ battery: 'with' })).toMatchObject({ batteryKwh: null });
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
