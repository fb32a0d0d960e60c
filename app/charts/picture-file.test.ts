import { expect, test } from 'vitest';
import { wrapped } from './picture-file.ts';

test('a long title is broken between words, and no line is longer than there is room for', () => {
  const lines = wrapped(
    'Efter 13 år er anlægget betalt. Efter 25 år er du cirka 57.000 kr. foran.',
    30,
  );
  expect(lines.join(' ')).toContain('57.000 kr. foran.');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(30);
  expect(wrapped('Etmegetlangtordudenmellemrum', 5)).toEqual(['Etmegetlangtordudenmellemrum']);
});
