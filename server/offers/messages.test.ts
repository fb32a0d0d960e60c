import { describe, expect, test } from 'vitest';
import { ASKED_FIELDS } from '../../domain/guessed-fields.ts';
import { offerRequestSchema } from '../../domain/offer-request.ts';
import { parseInput } from '../../domain/field-error.ts';
import { runEstimate } from '../../domain/estimate-request.ts';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { offerMessages, type OfferMessageFacts } from './messages.ts';
import { guessedNames } from '../../words/report/guess-words.ts';
import { SHIPPED_GRID_TARIFFS } from '../../engine/tariff/shipped-grid-tariffs.ts';

function facts(changes: Partial<OfferMessageFacts> = {}, form: object = {}): OfferMessageFacts {
  const request = parseInput(offerRequestSchema, {
    idempotencyKey: 'message-key-0000001',
    state: { lat: 56.15, lon: 10.2, address: 'Skovvej 12, 8000 Aarhus C', postcode: '8000' },
    name: 'Åse Sørensen',
    preferredContactMethod: 'email',
    email: 'aase@example.dk',
    notes: 'To linjer:\nanden linje',
    consent: '2026-11-20',
    ...form,
  });
  if (!request.ok) throw new Error('the form is complete');
  const priceList = salesPrices(EXAMPLE_PRICE_BOOK);
  const run = runEstimate(request.value.state, {
    catalogue: EXAMPLE_CATALOGUE,
    priceList,
    gridTariffs: SHIPPED_GRID_TARIFFS,
  });
  if (!run.ok) throw new Error('the place is in Denmark');
  return {
    id: 'lead-1',
    request: request.value,
    estimate: run.value.estimate,
    phone: null,
    reference: 'AB12C-DE34F',
    now: new Date('2026-11-20T09:00:00.000Z'),
    town: 'Aarhus C',
    receiptUrl: null,
    locale: 'da',
    examplePrices: true,
    settings: { staffEmail: 'staff@solrig.example', appUrl: 'https://solrig.example', port: 3000 },
    sms: true,
    ...changes,
  };
}

const PLACE = { lat: 56.15, lon: 10.2, postcode: '8000' };
const ANSWERS = [
  ['annualConsumptionKwh', 5000],
  ['azimuth', 20],
  ['slope', 30],
  ['roofSurfaceArea', 60],
  ['shading', 'some'],
  ['roofType', 'slate'],
  ['electricalBoardOld', false],
  ['cableLengthToRoof', 8],
] as const satisfies readonly (readonly [(typeof ASKED_FIELDS)[number], unknown])[];

describe('messages of a request', () => {
  test('the receipt is in the visitor’s language, the notice in Danish', () => {
    const [receipt, notice] = offerMessages(facts({ locale: 'en' }));
    expect(receipt?.text).toMatch(/^Hello\n/);
    expect(receipt?.text).toContain('Place: 8000 Aarhus C');
    expect(receipt?.text).toContain('Received: 20\u00a0November\u00a02026');
    expect(receipt?.text).toContain('Indicative price incl. VAT: about DKK\u00a0');
    expect(receipt?.text).toContain('Reference: AB12C-DE34F');
    expect(receipt?.text).toMatch(
      /Annual saving: DKK\u00a0[\d,]+ \(DKK\u00a0[\d,]+–\u2060[\d,]+\)\n/,
    );
    expect(receipt?.text).toMatch(
      /Pays back in: [\d.]+\u00a0years \([\d.]+\u00a0?–\u2060\u00a0?(over 25|[\d.]+)\u00a0years\)\n/,
    );
    // Asked on a Friday: two working days later.
    expect(receipt?.text).toContain('by Tuesday 24\u00a0November.');
    expect(receipt?.text).toContain('By Tuesday 24\u00a0November');
    expect(notice?.text).toContain('Navn: Åse Sørensen');
    expect(notice?.text).toContain('Sprog: Engelsk');
    expect(notice?.subject).toMatch(/^Ny henvendelse: 8000, \d+(,\d+)?\u00a0kWp$/);
  });

  test.each([
    ['nothing', 0],
    ['use and slope', 0b101],
    ['covering, board and cable', 0b11100000],
    ['all but the shade', 0b11101111],
    ['all', 0b11111111],
  ])('of what nobody has told, %s is told: both name the other facts as guesses', (_, told) => {
    const answered = ANSWERS.filter((__, index) => (told >> index) & 1);
    const state = { ...PLACE, ...Object.fromEntries(answered) };
    const guessed = ASKED_FIELDS.filter((field) => !answered.some(([name]) => name === field));
    for (const locale of ['da', 'en'] as const) {
      const [receipt, notice] = offerMessages(facts({ locale }, { state }));
      for (const [message, language] of [
        [receipt, locale],
        [notice, 'da'],
      ] as const) {
        const said = /(\d) (?:af|of) 8 [^:\n]*: ([^\n]+)\./.exec(message!.text);
        if (guessed.length === 0) expect(message!.text).not.toMatch(/gæt|guess/);
        else
          expect(said?.slice(1)).toEqual([String(guessed.length), guessedNames(guessed, language)]);
      }
    }
  });

  test('staff read what another firm has offered', () => {
    const [, none] = offerMessages(facts());
    expect(none?.text).not.toContain('andet firma');
    const [receipt, notice] = offerMessages(
      facts({}, { state: { lat: 56.15, lon: 10.2, postcode: '8000', panelCost: 98_500 } }),
    );
    expect(notice?.text).toContain('Et andet firmas tilbud, inkl. moms: 98.500\u00a0kr.');
    expect(receipt?.text).not.toContain('98.500');
  });

  test('a receipt repeats no word that the sender typed: the address may be another’s', () => {
    const WORDS = ['ordnavn', 'ordvej', 'ordnote', 'ordpost'];
    const form = {
      name: 'Ordnavn https://ordnavn.example',
      notes: 'Ordnote',
      state: { lat: 56.15, lon: 10.2, address: 'Ordvej 12, 8000 Ordpost', postcode: '8000' },
      phone: '20304050',
    };
    const ways = [{}, { preferredContactMethod: 'phone' }].flatMap((way) =>
      (['da', 'en'] as const).flatMap((locale) =>
        [true, false].map((sms) =>
          facts({ locale, sms, phone: '+4520304050' }, { ...form, ...way }),
        ),
      ),
    );
    for (const way of ways) {
      const [receipt, notice] = offerMessages(way);
      const said = JSON.stringify(receipt).toLowerCase();
      for (const word of WORDS) expect(said).not.toContain(word);
      if (receipt?.kind === 'mail') expect(said).not.toMatch(/20 ?30 ?40 ?50/);
      expect(said).toContain('ab12c-de34f');
      expect(notice?.text.toLowerCase()).toContain('ordnavn');
    }
  });

  test('both say that prices are examples, while they are', () => {
    for (const { text } of offerMessages(facts())) expect(text).toContain('Priserne er eksempler');
    for (const { text } of offerMessages(facts({ examplePrices: false }))) {
      expect(text).not.toContain('eksempler');
    }
  });

  test('the HTML form says what the text form says, with line breaks kept', () => {
    const [, notice] = offerMessages(facts());
    expect(notice?.html).toContain('To linjer:<br>anden linje');
    expect(notice?.html).toContain('Skovvej 12, 8000 Aarhus C');
  });

  test('who wants a call gets an SMS; where SMS is off, a mail, or nothing without an address', () => {
    const call = { preferredContactMethod: 'phone', phone: '20304050' };
    const kinds = (changes: Partial<OfferMessageFacts>, form: object) =>
      offerMessages(facts({ phone: '+4520304050', ...changes }, form)).map(
        ({ kind, purpose }) => `${purpose} ${kind}`,
      );
    expect(kinds({}, call)).toEqual(['offer-receipt sms', 'offer-notice mail']);
    expect(kinds({ sms: false }, call)).toEqual(['offer-receipt mail', 'offer-notice mail']);
    expect(kinds({ sms: false }, { ...call, email: '' })).toEqual(['offer-notice mail']);
    // A landline, and a number that costs extra.
    for (const phone of ['+4533123456', '+4590112233']) {
      expect(kinds({ phone }, call)).toEqual(['offer-receipt mail', 'offer-notice mail']);
      expect(kinds({ phone }, { ...call, email: '' })).toEqual(['offer-notice mail']);
    }
  });

  test('the receipt leads to the own request, where there is a page for it; the notice never does', () => {
    const receiptUrl = new URL('https://solrig.example/da/thank-you?kvittering=abc&x=1');
    const [receipt, notice] = offerMessages(facts({ receiptUrl }));
    expect(receipt?.text).toContain(`Se, ret eller træk tilbage:\n${receiptUrl.href}`);
    expect(receipt?.html).toContain(
      'href="https://solrig.example/da/thank-you?kvittering=abc&amp;x=1"',
    );
    expect(notice?.text).not.toContain('kvittering');
    expect(offerMessages(facts())[0]?.text).toContain('svar på denne mail');
  });
});
