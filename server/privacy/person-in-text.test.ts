import { describe, expect, test } from 'vitest';
import { likelyTexts, withoutPerson } from './person-in-text.ts';

const ANNA = {
  names: ['Anna Marie Jensen'],
  emails: ['anna.jensen@example.dk'],
  phones: ['+4520123456'],
  streets: ['Skovvej 12 A, 8000 Aarhus C'],
};
const redact = withoutPerson(ANNA);

test.each([
  ['Anna Marie Jensen ringede', '… ringede'],
  ['anna jensen og ANNA JENSEN.', '… og ….'],
  ['Jensen, Anna', '…'],
  ['ring +45 20 12 34 56 i morgen', 'ring … i morgen'],
  ['20123456', '…'],
  ['0045 20.12.34.56', '…'],
  ['201 234 56 / 20-12-34-56', '… / …'],
  ['Skriv til ANNA.JENSEN@example.dk.', 'Skriv til ….'],
  ['besøg skovvej 12 a kl. 10', 'besøg … kl. 10'],
  ['(Anna Jensen, 20123456)', '(…, …)'],
])('«%s» becomes «%s»', (text, left) => expect(redact(text)).toBe(left));

test.each([
  'Anna ringede',
  'Fru Jensen',
  'Hanna Jensensen',
  'Anna Jensenius',
  '120123456',
  '201234567',
  'xanna.jensen@example.dk',
  'Skovvej 120 A',
  'Skovvej',
  '',
])('«%s» names somebody else, or nobody', (text) => expect(redact(text)).toBe(text));

describe('what is no name takes nothing out', () => {
  const text = 'Rabat 10 % på alt fra a til z i hele 2026, se .* og (a|b)+';
  test.each([
    'Rabat',
    'a',
    '.* .*',
    '(a|b)+ c',
    '10 %',
    '% %',
    '',
    'en to tre fire fem seks syv',
    'på 2026',
  ])('«%s»', (name) => {
    const keys = { names: [name], emails: ['@', 'a'], phones: ['1', ''], streets: [name, '2026'] };
    expect(withoutPerson(keys)(text)).toBe(text);
  });
});

test('signs with a meaning in a pattern are taken as they stand', () => {
  expect(likelyTexts({ ...ANNA, names: ['100% Person'], emails: ['a_b%c@x.dk'] })).toContain(
    '%a_b_c@x.dk%',
  );
});

test('a long text is looked through in time in proportion to its length', () => {
  const timeOf = (length: number) => {
    const text = 'Anna 2012345 Skovvej '.repeat(length);
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now();
      redact(text);
      return performance.now() - began;
    });
    return Math.min(...times);
  };
  expect(timeOf(40_000) / Math.max(timeOf(10_000), 0.5)).toBeLessThan(12);
});
