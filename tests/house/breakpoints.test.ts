import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A reader's own text size moves a page's turns with its text only where they are in rem; and the
// styles' order is by number within one unit, so one turn in px would win or lose by its unit.
const IN_PX =
  /\b(?:min|max)-\[\d+px\]:|@(?:media|container)[^{]*\b(?:width|height)[^{)]*\d+px|\((?:min|max)-width: *\d+px\)|'\(width [<>]=? \d+px\)'/g;
const ALLOWED = /\bheight < \d+px/;

test('a layout turns at a width in rem', () => {
  const found = globSync('app/**/*.{ts,tsx,css}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IN_PX)]
      .map(([text]) => text)
      .filter((text) => !ALLOWED.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('a turn in px is found', () => {
  for (const planted of [
    'min-[1120px]:grid-cols-2',
    '@media (width >= 800px) {',
    '<source media="(min-width: 800px)"',
    "matchMedia('(width < 800px)')",
  ])
    expect(planted.match(IN_PX), planted).toHaveLength(1);
});
