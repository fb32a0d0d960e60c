import { expect, test } from 'vitest';
import { paybackWords } from './estimate-words.ts';

test.each([
  [10.1, 'cirka 10 år', 'about 10 years'],
  [10.4, 'godt 10 år', 'a little over 10 years'],
  [12.6, 'cirka 12½ år', 'about 12½ years'],
  [12.7, 'knap 13 år', 'just under 13 years'],
  [12.9, 'cirka 13 år', 'about 13 years'],
  [0.5, 'knap 1 år', 'just under 1 year'],
])('a payback of %d years is «%s», “%s”', (payback, danish, english) => {
  const spaced = (locale: 'da' | 'en') => paybackWords(payback, locale).replaceAll('\u00a0', ' ');
  expect([spaced('da'), spaced('en')]).toEqual([danish, english]);
});
