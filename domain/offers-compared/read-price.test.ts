import { expect, test } from 'vitest';
import { readOffer } from './read-offer.ts';

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
  ['129 tkr plus moms', '129000', 'excl'],
  ['Price ex VAT DKK 68,000, VAT DKK 17,000, total DKK 85,000', '85000', 'incl'],
  ['82.500 kr. inkl. moms (moms 16.500 kr.)', '82500', 'incl'],
  ['Pris 80.000 kr. inkl. moms, ny eltavle +9.500 kr.', '80000', 'incl'],
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
  '120-130k',
  'Tillæg for gavlstativ 12.000 kr.',
])('«%s» is no price of the whole', (text) => {
  expect(found(text)).not.toHaveProperty('price');
});

test('two totals that differ are both told, and none is chosen', () => {
  const { found: fields, totals } = readOffer('Samlet pris 79.900 kr.\nI alt 86.400 kr.');
  expect(fields).not.toHaveProperty('price');
  expect(totals).toEqual([86_400, 79_900]);
});
