import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactText } from './compact-text.ts';
import { LONGEST_LINE } from './offer-lines.ts';
import { linesOf } from './lines-of-text.ts';
import { readOffer } from './read-offer.ts';

const compact = (pasted: string) => compactText(pasted).text;

test.each([
  ['a run of blanks is three at most', `14${' '.repeat(90)}paneler`, '14   paneler'],
  ['tabs and hard blanks are blanks', '14\t\u00a0\u202fpaneler', '14   paneler'],
  ['no blanks at the end of a line', '14 paneler  \t\r\n440 W', '14 paneler\n440 W'],
  ['one empty line at most', '14 paneler\r\n\r\n \t\n\n440 W', '14 paneler\n\n440 W'],
  ['a carriage return alone ends a line', '14 paneler\r440 W', '14 paneler\n440 W'],
  ['tags are blanks', '<b>14</b> paneler', '   14    paneler'.replace('    ', '   ')],
  [
    'a mail that is quoted',
    '14 paneler\n> 16 paneler\nOn 1 May Bo wrote:\n18 paneler',
    '14 paneler',
  ],
])('%s', (_, pasted, expected) => {
  expect(compact(pasted)).toBe(expected);
});

test('every sign that is kept has its place in the pasted text', () => {
  const piece = fc.constantFrom(
    '14',
    'å',
    '<b>',
    ' ',
    '    ',
    '\t',
    '\u00a0',
    '\n',
    '\r\n',
    '>',
    '…',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const pasted = pieces.join('');
      const { text, places } = compactText(pasted);
      for (const [at, sign] of [...text].entries()) {
        if (sign === ' ' || sign === '\n') continue;
        expect(pasted[places[at]!]).toBe(sign);
      }
    }),
  );
});

test('what is marked is where it stands in the pasted text, however many blanks are before it', () => {
  const gap = ' '.repeat(700);
  const text = `Solrøven ApS${gap}\n\n\n${gap}16 stk.${gap}paneler, 435 W${gap}I alt\t82.400 kr.`;
  const words = readOffer(text).marks.map(({ field, start, end }) => [
    field,
    text.slice(start, end),
  ]);
  expect(words).toContainEqual(['firm', 'Solrøven ApS']);
  expect(words).toContainEqual(['panels', `16 stk.${gap}paneler`]);
  expect(words).toContainEqual(['panelW', '435 W']);
  expect(words).toContainEqual(['price', '82.400 kr.']);
});

test('a long line is cut at a blank, and none of its words is dropped', () => {
  const words = Array.from({ length: 400 }, (_, index) => `ord${index}`);
  const lines = linesOf(words.join(' ')).map(({ text }) => text);
  expect(lines.length).toBeGreaterThan(5);
  expect(Math.max(...lines.map((text) => text.length))).toBeLessThanOrEqual(LONGEST_LINE);
  expect(lines.flatMap((text) => text.trim().split(' '))).toEqual(words);
});

test('a whole offer in one line is cut between its sentences', () => {
  const text = `Vi leverer et anlæg på jeres tag. ${'Det bliver godt. '.repeat(25)}I alt 82.400 kr. ekskl. moms. Vi glæder os til at høre fra jer.`;
  expect(readOffer(text).found).toMatchObject({ price: '82400', vat: 'excl' });
});
