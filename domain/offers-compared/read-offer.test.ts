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
  ['Pris kr. 98.500,-', '98500', 'unsaid'],
  ['98 500 DKK ekskl. moms', '98500', 'excl'],
  ['Samlet pris 98.500,00 kr. inkl. 25 % moms', '98500', 'incl'],
  ['Pris før rabat 108.500 kr.\nRabat -10.000 kr.\nPris efter rabat 98.500 kr.', '98500', 'unsaid'],
  ['Total 98.500 kr. (finansiering: 1.150 kr. pr. måned)', '98500', 'unsaid'],
  ['SAMLET PRIS: KR. 98.500,- EKSKL. MOMS', '98500', 'excl'],
  ['PRIS I ALT 98.500 KR. INKL. MOMS. LEVERING UGE 12.', '98500', 'incl'],
  ['Pris 129k', '129000', 'unsaid'],
  ['Det bliver 129k inkl. moms', '129000', 'incl'],
  ['I alt 98,5k ekskl. moms', '98500', 'excl'],
  ['Samlet pris 115 t.kr.', '115000', 'unsaid'],
  ['Samlet pris 115 tkr. inkl. moms', '115000', 'incl'],
  ['Samlet pris: 115 tusind kr.', '115000', 'unsaid'],
  ['Total: DKK 129K incl. VAT', '129000', 'incl'],
  ['68.000 kr. + moms 17.000 kr. = 85.000 kr.', '85000', 'incl'],
  ['68.000 + 25 % moms 17.000 = 85.000 kr.', '85000', 'incl'],
  ['DKK 68,000 + VAT 17,000 = DKK 85,000', '85000', 'incl'],
  ['Samlet pris 85.000 kr., heraf moms 17.000 kr.', '85000', 'incl'],
  ['Pris 85.000 kr. (heraf udgør moms 17.000 kr.)', '85000', 'incl'],
  ['Total DKK 85,000 of which VAT DKK 17,000', '85000', 'incl'],
  ['68.000 kr. plus 17.000 kr. i moms', '68000', 'excl'],
  ['Pris ekskl. moms 68.000 kr., moms 17.000 kr.', '68000', 'excl'],
])('%s', (text, price, vat) => {
  expect(found(text)).toMatchObject({ price, vat });
});

test.each([
  'Du sparer 12.000 kr. om året',
  'Heraf moms 16.000 kr.',
  'Udbetaling 20.000 kr. ved bestilling',
  'Option: batteri 48.000 kr.',
  'Rabat 8.000 kr.',
  '25 % moms 19.700 kr.',
  'Price: €13,200',
  'Moms: 17.000 kr.',
  'VAT 25%: DKK 17,000',
  '17.000 kr. i moms',
  'Inverter: Growatt MOD 10K',
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
  ['16 x 440 W panels. 25-year product warranty on the panels.', '16', '440'],
  ['14 stk. Jinko Tiger Neo 440Wp N-type', '14', '440'],
  ['Solpaneler 440 W (14 stk.)', '14', '440'],
  ['1. Solceller 14,00 stk.\n440 W', '14', '440'],
  ['Inverter 6 kW og 14 paneler á 440 W', '14', '440'],
  ['På 2 dage lægger vi 2 rækker med 14 paneler på 440 W', '14', '440'],
  ['14 paneler 440 W: 7 paneler mod øst og 7 paneler mod vest', '14', '440'],
  ['Hus: 14 paneler\nGarage: 10 paneler\nI alt 24 paneler à 440 W', '24', '440'],
  ['14 paneler på huset og 10 paneler på garagen, 24 paneler i alt, 440 W', '24', '440'],
  ['Paneler i alt: 24 stk. 440 W', '24', '440'],
  ['12 panels south, 8 panels east, total 20 panels of 440 W', '20', '440'],
])('%s', (text, panels, panelW) => {
  expect(found(text)).toMatchObject({ panels, panelW });
});

test('panels that are counted in two ways are not guessed', () => {
  expect(found('16 paneler 440 W\n14 paneler på garagen')).not.toHaveProperty('panels');
});

test.each([
  '8 paneler mod øst og 8 paneler mod vest',
  '8 + 6 paneler',
  '1 stk. solcelleanlæg 6,16 kWp',
  '12 m kabel til panelerne',
  '25 års levetid på paneler',
])('«%s» does not say how many panels there are', (text) => {
  expect(found(text)).not.toHaveProperty('panels');
});

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
  ['Stillads er med.', 'with'],
  ['Stillads: 0 kr.', 'with'],
  ['Prisen er ekskl. stillads', 'without'],
  ['Stillads sørger du selv for.', 'without'],
  ['Kunden sørger selv for stillads', 'without'],
  ['Evt. stillads afregnes efter regning', 'without'],
  ['Inkl. montering, ekskl. stillads', 'without'],
  ['Ekskl. tilmelding, inkl. stillads', 'with'],
  ['Ikke inkluderet:\n- stillads\n- kørsel', 'without'],
  ['Scaffolding is not included', 'without'],
  ['Montering og kørsel', 'unsaid'],
  ['Intet stillads', 'without'],
  ['Ingen stillads eller kørsel', 'without'],
  ['STILLADS MEDFØLGER IKKE', 'without'],
  ['Stillads: ekskl.', 'without'],
  ['Vi leverer ikke stillads', 'without'],
  ['Bortset fra stillads er alt med', 'without'],
  ['No scaffolding', 'without'],
  ['Quote no. 17: scaffolding', 'with'],
  ['The price does not cover scaffolding', 'without'],
  ['Scaffolding isn’t included', 'without'],
  ['Everything except scaffolding', 'without'],
  ['Kørsel medfølger ikke, stillads er med', 'with'],
  ['Ikke kun stillads, også kørsel er med', 'with'],
  ['Stillads uden ekstra beregning', 'with'],
  ['Intet tillæg for stillads', 'with'],
  ['Scaffolding at no extra cost', 'with'],
  ['Uden batteri, men stillads er med', 'with'],
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
  ['12 års produktgaranti på solceller\n10 år på inverter\n5 år på montage', '12', '10', '5'],
  ['Warranty: panels 25 yrs; inverter 10 yrs', '25', '10', undefined],
  ['Produktgaranti: 25 år', undefined, undefined, undefined],
])('guarantee: %s', (text, panels, inverter, work) => {
  const { panelsYears, inverterYears, workYears } = found(text);
  expect([panelsYears, inverterYears, workYears]).toEqual([panels, inverter, work]);
});

test.each([
  ['Batteri 10 kWh', '10'],
  ['Uden batteri', '0'],
  ['Ingen batteri', '0'],
  ['Intet batteri', '0'],
  ['Ikke batteri', '0'],
  ['Batteri: nej', '0'],
  ['Batteri medfølger ikke', '0'],
  ['No battery', '0'],
  ['The battery is not included', '0'],
  ['Excluding battery', '0'],
  ['Option: batteri 10 kWh', '0'],
  ['Inverter klar til batteri', '0'],
  ['Garanti på batteri 10 år', undefined],
  ['2 x BYD 5,12 kWh batteri', '10.24'],
  ['Batteri: 2 stk. Pylontech US5000 4,8 kWh', '9.6'],
  ['2 stk. batterier à 5 kWh', '10'],
  ['Pylontech batteri 5 kWh x 3', '15'],
  ['Batteri (2 moduler á 7,68 kWh)', '15.36'],
  ['Batteri 5 kWh, antal 2', '10'],
  ['Batteri 5 kWh, antal: 2 stk.', '10'],
  ['Antal 2 batterier á 5 kWh', '10'],
  ['Batteri 5,12 kWh (2 stk.)', '10.24'],
  ['Three 5 kWh batteries', '15'],
  ['3 batteries at 5 kWh each', '15'],
  ['1 stk. batteri 10 kWh', '10'],
  ['Et batteri på 10 kWh', '10'],
  ['Batteri, i alt 10 kWh (2 x 5 kWh)', '10'],
  ['Batteri 9,6 kWh (3 moduler)', undefined],
  ['Batterier à 5 kWh', undefined],
  ['2-3 batterier à 5 kWh', undefined],
  ['Op til 4 batterimoduler på 5 kWh', undefined],
  ['Batteri 5 kWh pr. modul', undefined],
])('battery: %s', (text, batteryKwh) => {
  expect(found(text).batteryKwh).toBe(batteryKwh);
});

test.each([
  ['Hybrid-inverter 6 kW, forberedt til batteri.', '6'],
  ['30 paneler à 425 W. Hybrid-inverter 6 kW forberedt til batteri. Stillads.', '6'],
  ['Batteriklar inverter 8 kW', '8'],
  ['5 kW inverter, ready for a battery', '5'],
  ['1 stk. 6 kW hybridinverter', '6'],
  ['Inverter 6000 W', '6'],
  ['Batteri 10 kWh med inverter 5 kW', undefined],
  ['Option: batteri 10 kWh med inverter 5 kW', undefined],
  ['2 x Growatt 4 kW inverter', '8'],
  ['2 stk. Fronius invertere á 5 kW', '10'],
  ['To invertere på 5 kW', '10'],
  ['Inverter 5 kW x 2', '10'],
  ['Two 4 kW inverters', '8'],
  ['2 x Huawei SUN2000-5KTL', '10'],
  ['Invertere á 5 kW', undefined],
  ['14 stk. paneler 440 W med en inverter på 6 kW', '6'],
  ['16 stk. mikroinvertere 380 W', '6.08'],
  ['3-faset inverter 8 kW', '8'],
  ['Inverter 6 kW (ikke batteri)', '6'],
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

test.each([
  ['Stillads: ikke nødvendigt', 'needless'],
  ['Der er ikke behov for stillads', 'needless'],
  ['Stillads er ikke nødvendigt, da taget er lavt', 'needless'],
  ['Stillads hvis nødvendigt', 'without'],
  ['Stillads inkl.', 'with'],
])('scaffold: %s', (text, said) => {
  const { found: read } = readOffer(text);
  expect(read.scaffold).toBe(said);
  const [panels, panelW] = ['16', '440'];
  const offer = offerOf({ ...NO_OFFER, price: '80000', panels, panelW, scaffold: said });
  expect(offer.ok && offer.value.scaffold).toBe(said);
});

test.each([
  ['Tillæg for stillads 6.500 kr.', 'scaffold', '6500'],
  ['Tillæg for opsætning af stillads: 6.500 kr.', 'scaffold', '6500'],
  ['Merpris for stillads: kr. 6.500,-', 'scaffold', '6500'],
  ['Stillads er ikke med, det koster 6.500 kr.', 'scaffold', '6500'],
  ['Stillads: +6.500 kr.', 'scaffold', '6500'],
  ['+ stillads 6.500 kr.', 'scaffold', '6500'],
  ['Stillads 6.500 kr. ekstra', 'scaffold', '6500'],
  ['Ny eltavle +9.500 kr.', 'board', '9500'],
  ['+9.500 kr. for ny eltavle', 'board', '9500'],
  ['Hertil kommer kørsel, 950 kr.', 'travel', undefined],
  ['Hertil kommer kørsel 950 kr.', 'travel', '950'],
  ['Surcharge for scaffold DKK 6,500', 'scaffold', '6500'],
  ['Scaffolding: extra charge DKK 6,500', 'scaffold', '6500'],
  ['Scaffolding is not included (DKK 6,500)', 'scaffold', '6500'],
  ['Tillæg for kørsel: 4 kr. pr. km', 'travel', undefined],
  ['Tillæg for stillads og kørsel 8.500 kr.', 'scaffold', undefined],
  ['Tillæg for stillads 5.000-8.000 kr.', 'scaffold', undefined],
])('«%s»: %s is not in the price, and costs %s on top', (text, item, dkk) => {
  const fields: Readonly<Record<string, string>> = found(`Pris 80.000 kr. inkl. moms\n${text}`);
  expect([fields['price'], fields[item], fields[`${item}Dkk`]]).toEqual(['80000', 'without', dkk]);
});

test.each([
  ['Stillads: 6.500 kr.', 'scaffold'],
  ['Intet tillæg for kørsel', 'travel'],
  ['Prisen med stillads: 80.000 kr.', 'scaffold'],
])('«%s» is in the price', (text, item) => {
  const fields: Readonly<Record<string, string>> = found(text);
  expect([fields[item], fields[`${item}Dkk`]]).toEqual(['with', undefined]);
});
