import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { PLANTED_OFFERS } from '../../tests/fixtures/offers/planted-offers.ts';
import { BLIND_OFFERS } from '../../tests/fixtures/offers/blind/blind-offers.ts';
import { COPIED_OFFERS } from '../../tests/fixtures/offers/copied-offers.ts';
import { CHARGED_OFFERS } from '../../tests/fixtures/offers/charged-offers.ts';
import { COUNTED_OFFERS } from '../../tests/fixtures/offers/counted-offers.ts';
import { MAILED_OFFERS } from '../../tests/fixtures/offers/mailed-offers.ts';
import { NEGATED_OFFERS } from '../../tests/fixtures/offers/negated-offers.ts';
import { OTHERS_OFFERS } from '../../tests/fixtures/offers/others-offers.ts';
import { TOLD_OFFERS } from '../../tests/fixtures/offers/told-offers.ts';
import { WRAPPED_OFFERS } from '../../tests/fixtures/offers/wrapped-offers.ts';
import { findingsOf, onOneBasis, type Finding } from './findings.ts';
import { readOffer } from './read-offer.ts';
import { kwpOf, NO_OFFER, offerOf, priceInclVat, type ReceivedOffer } from './received-offer.ts';
import { usualPrices } from './usual-prices.ts';

const HOME = {
  roofType: 'tile',
  buildingType: 'detached',
  electricalBoardOld: false,
  postcode: '8381',
} as const;
const KWH_PER_KWP = 960;

/** What is found in an offer as it was pasted, with nothing mended by hand. */
function faultsIn(text: string): readonly string[] {
  const read = readOffer(text);
  if (read.totals.length > 0) return ['totals-differ'];
  if (read.found.price === undefined) return ['price-not-found'];
  const offer = offerOf({ ...NO_OFFER, ...read.found });
  if (!offer.ok) return offer.error.errors.map(({ field, code }) => `${field}: ${code}`);
  return findingsIn(offer.value).map(keyOf);
}

function findingsIn(offer: ReceivedOffer): readonly Finding[] {
  const usual = usualPrices(salesPrices(EXAMPLE_PRICE_BOOK), EXAMPLE_CATALOGUE, HOME, offer);
  return findingsOf(offer, {
    usual,
    vatPercent: 25,
    room: 22,
    annualKwh: kwpOf(offer) * KWH_PER_KWP,
    today: '2026-11-22',
  });
}

function keyOf(finding: Finding): string {
  if ('item' in finding) return `${finding.kind}:${finding.item}`;
  return 'part' in finding ? `${finding.kind}:${finding.part}` : finding.kind;
}

const OFFERS = [
  ...PLANTED_OFFERS,
  ...OTHERS_OFFERS,
  ...MAILED_OFFERS,
  ...COPIED_OFFERS,
  ...TOLD_OFFERS,
  ...WRAPPED_OFFERS,
  ...NEGATED_OFFERS,
  ...COUNTED_OFFERS,
  ...CHARGED_OFFERS,
  ...BLIND_OFFERS,
];

test.each(OFFERS)('$name', ({ text, faults }) => {
  expect([...faultsIn(text)].toSorted()).toEqual([...faults].toSorted());
});

test.each(OFFERS.filter(({ figures }) => figures !== undefined))(
  'figures: $name',
  ({ text, figures }) => {
    expect(readOffer(text).found).toMatchObject(figures ?? {});
  },
);

test.each(OFFERS.filter(({ empty }) => empty !== undefined))(
  'not read: $name',
  ({ text, empty = [] }) => {
    const { found } = readOffer(text);
    for (const field of empty) expect(found).not.toHaveProperty(field);
  },
);

test('every planted fault is named, and none invented', () => {
  const sums = { planted: 0, named: 0, invented: 0 };
  for (const { text, faults } of OFFERS) {
    const found = faultsIn(text);
    sums.planted += faults.length;
    sums.named += faults.filter((fault) => found.includes(fault)).length;
    sums.invented += found.filter((fault) => !faults.includes(fault)).length;
  }
  process.stdout.write(
    `planted offers: ${OFFERS.length}, faults: ${sums.planted}, named: ${sums.named}, invented: ${sums.invented}\n`,
  );
  expect(sums).toEqual({ planted: sums.planted, named: sums.planted, invented: 0 });
});

test.each([
  ['Pris 80.000 kr. inkl. moms\nTillæg for stillads 6.500 kr.', 86_500],
  ['Pris 80.000 kr. ekskl. moms\nTillæg for stillads 6.500 kr.', 108_125],
  ['Pris 80.000 kr. inkl. moms\nTillæg for stillads 6.500 kr. ekskl. moms', 88_125],
  ['Pris 80.000 kr. ekskl. moms\nTillæg for stillads 6.500 kr. inkl. moms', 106_500],
])('%s comes to %d DKK with VAT', (text, dkk) => {
  const all = 'Montering, ny gruppe i eltavlen, tilmelding og kørsel er med. Inverter 6 kW';
  const offer = offerOf({ ...NO_OFFER, ...readOffer(`16 paneler 440 W\n${all}\n${text}`).found });
  if (!offer.ok) throw new Error('it is one');
  const basis = onOneBasis(priceInclVat(offer.value, 25), findingsIn(offer.value));
  expect([basis.low, basis.high]).toEqual([dkk, dkk]);
});
