import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, test } from 'vitest';
import type { PaperKind } from '../../../domain/company/papers.ts';
import type { OfferedPart, QuoteSeller, ShownQuote } from '../../../domain/staff/quotes.ts';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import { quoteDocument } from '../../../server/quotes/quote-document.ts';
import { quoteMail, signedMail } from '../../../server/quotes/quote-messages.ts';
import type { OutgoingMessage } from '../../../server/outbox/outgoing-message.ts';
import { reportPdf } from '../../../server/report-pdf/report-pdf.ts';
import type { Locale } from '../../../words/locale.ts';
import { QuotePage } from './quote-page.tsx';

// What the law has a seller tell a consumer before the order, and where it is told. docs/contract-duties.md has the same
// rows with their sources. The words are written out here: the messages are what is tested.

const PARTS: readonly OfferedPart[] = [
  {
    kind: 'panel',
    quantity: 14,
    model: 'Tongwei TWMND-54HS440',
    size: { value: 440, unit: 'W' },
    dataSheet: 'https://maker.example/54hs440.pdf',
    guaranteeYears: 25,
    isExample: false,
  },
  {
    kind: 'inverter',
    quantity: 1,
    model: 'EH-5',
    size: { value: 5, unit: 'kW' },
    dataSheet: null,
    guaranteeYears: 12,
    isExample: false,
  },
];

/** None of it is what the mail's foot says of the site. */
const SELLER: QuoteSeller = {
  facts: {
    name: 'Nordlys Sol ApS',
    cvr: '12345679',
    street: 'Nørregade 4',
    postcode: '5000',
    town: 'Odense C',
    phone: '+4586123456',
    phoneFromHour: 8,
    phoneToHour: 15,
    email: 'post@nordlys.example',
    authorisation: 'EL-54321',
    supervision: 'Sikkerhedsstyrelsen',
    complaintBody: 'Ankenævnet for Tekniske Installationer',
    withdrawalStarts: 'last-goods',
    paymentPlan: 'mounted-60',
    deliveryFromWeeks: 6,
    deliveryToWeeks: 10,
  },
  papers: {
    'withdrawal-form': 'paper-form',
    'withdrawal-guide': 'paper-guide',
    terms: 'paper-terms',
    'eu-notice': 'paper-notice',
    'eu-label': 'paper-label',
  },
};

const QUOTE: ShownQuote = {
  reference: '09B02-8C892',
  number: 1,
  state: 'sent',
  place: 'Kastanjevej 40, 8700 Horsens',
  lines: [
    {
      code: 'panel',
      make: 'Tongwei',
      size: { value: 440, unit: 'W' },
      quantity: 14,
      unit: 'pcs',
      unitPriceOre: 663_857,
      totalOre: 9_294_000,
    },
  ],
  system: {
    numberOfPanels: 14,
    peakPowerKw: 6.16,
    batteryKwh: 0,
    annualKwh: 5460,
    tenYearMeanDkk: 10_000,
    paybackYears: 12.4,
  },
  sentAt: '2026-11-29',
  validUntil: '2026-12-29',
  answeredAt: null,
  signedName: null,
  isExample: false,
  parts: PARTS,
  seller: SELLER,
  orderDay: '2026-11-29',
  signsOnline: true,
  totalExVatOre: 9_294_000,
  vatOre: 2_323_500,
  totalOre: 11_617_500,
  roof: null,
};

type Place = 'page' | 'paper' | 'mail' | 'signed mail';
const ALL: readonly Place[] = ['page', 'paper', 'mail', 'signed mail'];

type Duty = {
  readonly da: readonly string[];
  readonly en: readonly string[];
  readonly where?: readonly Place[];
  /** The quote without it. */
  readonly without: ShownQuote;
};

const withFacts = (facts: Partial<QuoteSeller['facts']>): ShownQuote => ({
  ...QUOTE,
  seller: { ...SELLER, facts: { ...SELLER.facts, ...facts } },
});
const withoutPaper = (kind: PaperKind): ShownQuote => {
  const { [kind]: _gone, ...papers } = SELLER.papers;
  return { ...QUOTE, seller: { ...SELLER, papers } };
};
const FROM_BEFORE: ShownQuote = { ...QUOTE, seller: null };
const both = (...words: readonly string[]) => ({ da: words, en: words });
const paper = (id: string) => ({ da: [`/da/papers/${id}`], en: [`/en/papers/${id}`] });

const DUTIES: Readonly<Record<string, Duty>> = {
  'seller-name': { ...both('Nordlys Sol ApS'), without: withFacts({ name: '' }) },
  'seller-cvr': { ...both('CVR 12 34 56 79'), without: withFacts({ cvr: '' }) },
  'seller-address': {
    ...both('Nørregade 4, 5000 Odense C'),
    without: withFacts({ street: '', postcode: '', town: '' }),
  },
  'seller-phone': { ...both('86 12 34 56'), without: withFacts({ phone: '' }) },
  'seller-email': { ...both('post@nordlys.example'), without: withFacts({ email: '' }) },
  authorisation: {
    da: ['Autorisation EL-54321'],
    en: ['Authorisation EL-54321'],
    without: withFacts({ authorisation: '' }),
  },
  supervision: {
    da: ['Tilsyn: Sikkerhedsstyrelsen'],
    en: ['Supervised by Sikkerhedsstyrelsen'],
    without: withFacts({ supervision: '' }),
  },
  'make-and-model': {
    da: ['14 paneler', 'Tongwei TWMND-54HS440', '1 inverter', 'EH-5'],
    en: ['14 panels', 'Tongwei TWMND-54HS440', '1 inverter', 'EH-5'],
    without: { ...QUOTE, parts: [], system: { ...QUOTE.system, numberOfPanels: 1 } },
  },
  'data-sheet': {
    ...both('https://maker.example/54hs440.pdf'),
    where: ['page', 'paper'],
    without: { ...QUOTE, parts: PARTS.map((part) => ({ ...part, dataSheet: null })) },
  },
  guarantees: {
    da: ['25 år på produktet', '12 år på produktet'],
    en: ['25 years on the product', '12 years on the product'],
    without: { ...QUOTE, parts: PARTS.map((part) => ({ ...part, guaranteeYears: null })) },
  },
  'total-price': {
    da: ['116.175 kr.'],
    en: ['DKK 116,175'],
    without: { ...QUOTE, lines: [], totalExVatOre: 0, vatOre: 0, totalOre: 0 },
  },
  'vat-included': {
    da: ['Alle beløb er inkl. moms', 'Heraf moms'],
    en: ['All amounts include VAT', 'Of which VAT'],
    where: ['page', 'paper'],
    without: FROM_BEFORE,
  },
  payment: {
    da: [
      '0 kr. ved bestilling',
      '69.705 kr.',
      '60 %, når anlægget er monteret',
      '46.470 kr.',
      '40 %, når det er tilsluttet og afleveret',
    ],
    en: [
      'DKK 0 when you order',
      'DKK 69,705',
      '60% once the system is installed',
      'DKK 46,470',
      '40% once it is connected and handed over',
    ],
    without: FROM_BEFORE,
  },
  delivery: {
    da: ['6–10 uger efter, at du har bestilt', '10. januar 2027', '7. februar 2027'],
    en: ['6–10 weeks after you order', '10 January 2027', '7 February 2027'],
    without: withFacts({ deliveryFromWeeks: null, deliveryToWeeks: null }),
  },
  withdrawal: {
    da: [
      '14 dage efter, at hele anlægget er leveret',
      'Du behøver ikke begrunde det',
      'Vi henter varerne og betaler for det',
    ],
    en: [
      '14 days after the whole system is delivered',
      'You don’t have to give a reason',
      'We collect the goods at our own cost',
    ],
    without: FROM_BEFORE,
  },
  'withdrawal-guide': {
    ...paper('paper-guide'),
    without: withoutPaper('withdrawal-guide'),
  },
  'withdrawal-form': {
    ...paper('paper-form'),
    without: withoutPaper('withdrawal-form'),
  },
  faults: {
    da: ['2 års reklamationsret efter købeloven'],
    en: ['complain about faults in goods and work for 2 years'],
    without: FROM_BEFORE,
  },
  'eu-notice': { ...paper('paper-notice'), without: withoutPaper('eu-notice') },
  'eu-label': { ...paper('paper-label'), without: withoutPaper('eu-label') },
  'complaint-body': {
    ...both('Ankenævnet for Tekniske Installationer'),
    without: withFacts({ complaintBody: '' }),
  },
  terms: { ...paper('paper-terms'), without: withoutPaper('terms') },
  'to-keep': {
    da: ['/da/your-offer/pdf?tilbud=key'],
    en: ['/en/your-offer/pdf?tilbud=key'],
    where: ['mail', 'signed mail'],
    without: FROM_BEFORE,
  },
  'order-button': {
    da: ['<button type="submit" class="">Bestil med betalingsforpligtelse</button>'],
    en: ['<button type="submit" class="">Order with obligation to pay</button>'],
    where: ['page'],
    without: { ...QUOTE, signsOnline: false },
  },
  'sum-before-the-button': {
    da: ['Du bestiller', 'Du skal betale', 'monteret og tilsluttet på Kastanjevej 40'],
    en: ['You order', 'You must pay', 'installed and connected at Kastanjevej 40'],
    where: ['page'],
    without: { ...QUOTE, signsOnline: false },
  },
};

afterEach(() => overwriteGetLocale(() => 'da'));

function pageOf(quote: ShownQuote, locale: Locale): string {
  overwriteGetLocale(() => locale);
  const view = { kind: 'quote', quote, pdf: '/the-pdf', contract: null, isStaff: false } as const;
  const Page = createRoutesStub([
    { path: '/', Component: () => <QuotePage view={view} answered={undefined} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

async function paperOf(quote: ShownQuote, locale: Locale): Promise<string> {
  const site = new URL('https://solrig.example');
  const house = { name: 'Solrig', email: 'hej@solrig.example', site };
  const document = quoteDocument(quote, house, locale, []);
  const bytes = await reportPdf(document, new Date('2026-11-29T09:00:00Z'));
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return text;
}

const addressed = (quote: ShownQuote, locale: Locale) => ({
  quote,
  name: 'Åse Østergaard',
  email: 'aase@example.dk',
  href: new URL(`https://solrig.example/${locale}/your-offer?tilbud=key`),
  locale,
});

/** Without spaces, which a sheet breaks its lines at, and without how it looks. */
const bare = (text: string) =>
  text
    .replaceAll(/class="[^"]*"/g, 'class=""')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0]+/g, '');

/** In each form in which it is read: a mail program shows one of two. */
const TOLD: Readonly<
  Record<Place, (quote: ShownQuote, locale: Locale) => Promise<readonly string[]>>
> = {
  page: async (quote, locale) => {
    const html = pageOf(quote, locale);
    return [html + withoutTags(html)];
  },
  paper: async (quote, locale) => [await paperOf(quote, locale)],
  mail: async (quote, locale) => formsOf(quoteMail(addressed(quote, locale))),
  'signed mail': async (quote, locale) =>
    formsOf(
      signedMail(
        addressed(
          { ...quote, state: 'accepted', answeredAt: '2026-11-29', signedName: 'Åse' },
          locale,
        ),
      ),
    ),
};

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, '');

function formsOf(message: OutgoingMessage): readonly string[] {
  if (message.kind !== 'mail') throw new Error('not a mail');
  return [message.text, message.html + withoutTags(message.html)];
}

describe.each(['da', 'en'] as const)('%s', (locale) => {
  describe.each(Object.entries(DUTIES))('%s', (_id, duty) => {
    test.each(duty.where ?? ALL)(
      'is told on the %s, and not once it is taken away',
      async (place) => {
        for (const told of await TOLD[place](QUOTE, locale)) {
          for (const words of duty[locale]) expect(bare(told)).toContain(bare(words));
        }
        for (const untold of await TOLD[place](duty.without, locale)) {
          expect(duty[locale].filter((words) => bare(untold).includes(bare(words)))).toEqual([]);
        }
      },
    );
  });

  test('the paper has a letter for all that it says', async () => {
    expect(await paperOf(QUOTE, locale)).not.toContain('?');
  });

  test('between what is to be paid and the button nothing is typed, and the tick alone is chosen', () => {
    const html = pageOf(QUOTE, locale);
    const last = html.slice(
      html.lastIndexOf(locale === 'da' ? 'Du skal betale' : 'You must pay'),
      html.indexOf('<button type="submit"'),
    );
    expect(last.match(/<(?:input|textarea|select|details|summary)\b[^>]*/g)).toEqual([
      expect.stringContaining('type="checkbox"'),
    ]);
    expect(html.indexOf('name="name"')).toBeLessThan(html.indexOf(last));
  });

  test('a quote from before the facts were kept names no seller and promises no weeks, and is still ordered by the button that obliges', () => {
    const html = pageOf(FROM_BEFORE, locale);
    expect(html).not.toContain('Nordlys');
    expect(html).not.toContain('TWMND');
    expect(html).toContain(locale === 'da' ? 'betalingsforpligtelse' : 'obligation to pay');
    expect(html).toContain(locale === 'da' ? 'I alt uden moms' : 'Total excl. VAT');
  });
});

test('every duty has its row in the list that a lawyer reads', () => {
  const list = readFileSync(new URL('../../../docs/contract-duties.md', import.meta.url), 'utf8');
  const rows = [...list.matchAll(/^\| `([a-z-]+)`/gm)].map(([, id]) => id);
  expect(rows.toSorted()).toEqual(Object.keys(DUTIES).toSorted());
});
