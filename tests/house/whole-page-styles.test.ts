import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// All pages share one sheet of styles, and some rules make a browser look at the whole page for a small change: a step of
// a slider or a turn of the compass then takes three times as long. Both were measured with the invalidations of a trace.
const COSTLY = {
  // Each time a slider's value changes. A mark of one's own (data-…) costs nothing.
  'what holds a value': /\bhas-\[\[value\b|:has\([^{]*\[value\b/g,
  // Each time anything is put in or taken out, as these become rules for any element below, and the page's body itself is
  // asked what it has. A rule that ends in the class itself, as [form:has(:checked)_&]:block, is looked at there alone.
  // Each time anything is put in or taken out, anywhere: the page's own root is asked anew. A mark set on it by whoever
  // changes it costs nothing; with a mark before it, :has() is asked on the marked pages only.
  'what the whole page has': /\b(?:html|body|:root):has\([^{]*\{/g,
  'what a group has, or where it stands': /\bgroup-(?:not-)?(?:has|first|last|only|nth|empty)\b/g,
} as const;

/** Without what holds on paper only, which a browser leaves alone until it prints. */
const onScreen = (styles: string) => styles.replace(/^@media print \{[^]*?^\}/gm, '');

test.each(Object.entries(COSTLY))('no style asks %s', (_what, costly) => {
  const found = globSync('app/**/*.{ts,tsx,css}').flatMap((file) =>
    [...onScreen(readFileSync(file, 'utf8')).matchAll(costly)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('a style that does is found', () => {
  // Not whole: the tool that makes the sheet would find it here and put it in, see app/styles/app.css.
  const asked = ['[[value', 'date]:checked]'].join('=');
  for (const [planted, costly] of [
    [`hidden peer-has-${asked}:block`, COSTLY['what holds a value']],
    ['.card:has(input[value="date"]:checked) { display: block }', COSTLY['what holds a value']],
    ['body:has(.bar) .foot { margin: 0 }', COSTLY['what the whole page has']],
    [`hidden group-${'has'}-checked:block`, COSTLY['what a group has, or where it stands']],
    [`group-${'last'}:hidden`, COSTLY['what a group has, or where it stands']],
  ] as const)
    expect(planted.match(costly), planted).toHaveLength(1);
});
