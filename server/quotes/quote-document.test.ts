import { expect, test } from 'vitest';
import type { OfferedQuote } from '../../domain/staff/quotes.ts';
import { quoteDocument } from './quote-document.ts';
import { quoteStanding } from '../../words/quote-words.ts';

const QUOTE: OfferedQuote = {
  reference: '09B02-8C892',
  number: 1,
  state: 'sent',
  place: 'Kastanjevej 40, 8700 Horsens',
  lines: [],
  system: {
    numberOfPanels: 11,
    peakPowerKw: 4.84,
    batteryKwh: 0,
    annualKwh: 4669,
    tenYearMeanDkk: 5050,
    paybackYears: 13.3,
  },
  sentAt: '2026-11-26',
  validUntil: '2026-12-26',
  answeredAt: null,
  signedName: null,
  isExample: true,
  parts: [],
  seller: null,
  orderDay: '2026-11-27',
  signsOnline: true,
  totalExVatOre: 4_743_500,
  vatOre: 1_185_900,
  totalOre: 5_929_400,
};
const BRAND = {
  name: 'Solrig',
  email: 'hej@solrig.example',
  site: new URL('https://solrig.example'),
};

test('the paper of an ordered quote tells who ordered, and no longer that nobody has', () => {
  const open = quoteDocument(QUOTE, BRAND, 'da', []).verdict?.text;
  expect(open).toContain('før du bestiller');
  const signed = {
    ...QUOTE,
    state: 'accepted',
    answeredAt: '2026-11-27',
    signedName: 'Åse Holm',
  } as const;
  const text = quoteDocument(signed, BRAND, 'da', []).verdict?.text;
  expect(text).toBe(quoteStanding(signed, BRAND.email, 'da').text);
  expect(text).toMatch(/^Åse Holm bestilte 27\.\snovember\s2026\./);
});
