import { expect, test } from 'vitest';
import { runEstimate } from '../domain/estimate-request.ts';
import type { EstimateFigures } from '../engine/estimate-figures.ts';
import { TEST_CONTEXT } from '../engine/test-home.ts';
import { paybackWords, verdictSentence } from './estimate-words.ts';

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

test.each(['value-positive', 'value-negative'] as const)(
  'what 25 years bring is told in thousands, and nothing where that is nothing: %s',
  (reason) => {
    const run = runEstimate({ lat: 56.157, lon: 10.211, postcode: '8000' }, TEST_CONTEXT);
    if (!run.ok) throw new RangeError('not calculated');
    const { estimate } = run.value;
    const sentence = (npvDkk: number) => {
      const figures: EstimateFigures = {
        ...estimate,
        economy: { ...estimate.economy, npvDkk },
        verdict: { ...estimate.verdict, reasons: [reason] },
      };
      return verdictSentence(figures, 'da').replaceAll('\u00a0', ' ');
    };
    expect(sentence(600)).toContain('1.000 kr. i nutidskroner');
    expect(sentence(400)).not.toContain('nutidskroner');
  },
);
