import { expect, test } from 'vitest';
import { splitStyles } from '../../scripts/split-styles.ts';
import { classesIn, stylesFor } from './page-styles.ts';

const CSS =
  '@layer base{html{color:#000}}@layer utilities{.flex{display:flex}.p-\\[2\\.5px\\]{padding:2.5px}' +
  '.\\32xl\\:flex{display:flex}.group:hover .grow,.grow-always{flex-grow:1}.a:not(.b){margin:0}' +
  '@media (min-width:40rem){.tablet\\:flex{display:flex}.gone{display:none}}@media print{.gone{top:0}}' +
  ':where(.space>*){margin:1px}.\\[\\&_a\\]\\:underline a{text-decoration:underline}}' +
  '@font-face{font-family:Plex}@keyframes spin{to{rotate:1turn}}';

const shown = (html: string) => stylesFor(splitStyles(CSS), classesIn(html));

test('what a page names is kept with its conditions and in order; rules without classes always', () => {
  expect(shown('<p class="flex tablet:flex 2xl:flex">')).toBe(
    '@layer base{html{color:#000}}@layer utilities{.flex{display:flex}.\\32xl\\:flex{display:flex}' +
      '@media (min-width:40rem){.tablet\\:flex{display:flex}}:where(.space>*){margin:1px}}' +
      '@font-face{font-family:Plex}@keyframes spin{to{rotate:1turn}}',
  );
});

test('a selector needs each of its classes, a rule one of its selectors', () => {
  expect(shown('<p class="grow">')).not.toContain('flex-grow');
  expect(shown('<p class="group"><b class="grow">')).toContain('.group:hover .grow,.grow-always');
  expect(shown('<p class="grow-always">')).toContain('.group:hover .grow,.grow-always');
});

test('what must be absent is no requirement, and escaped class names are found', () => {
  expect(shown('<p class="a">')).toContain('.a:not(.b)');
  expect(shown('<p class="p-[2.5px]">')).toContain('padding:2.5px');
  expect(shown('<p class="[&amp;_a]:underline">')).toContain('text-decoration:underline');
});

test('what shows that another page is loading is there before the page names it', () => {
  const parts = splitStyles('.shell-loader{position:fixed}.other{position:static}');
  expect(stylesFor(parts, classesIn('<p>'))).toBe('.shell-loader{position:fixed}');
});
