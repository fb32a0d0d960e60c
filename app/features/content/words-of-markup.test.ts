import { expect, test } from 'vitest';
import { wordsOfMarkup } from './words-of-markup.ts';

// Expected values: what one would read aloud from the page.
test.each([
  ['<h2 id="n">Nettet</h2><p>Koster <strong>mest</strong>.</p>', 'Nettet. Koster mest.'],
  ['<h2>Hvad betyder det?</h2><p>Alt.</p>', 'Hvad betyder det? Alt.'],
  ['<p>Det koster 70.200\u00a0kr. i alt.</p>', 'Det koster 70.200\u00a0kr. i alt.'],
  ['<p>Før.</p><figure><p>En søjle</p><svg><text>9</text></svg></figure><p>Så.</p>', 'Før. Så.'],
  ['<ul><li>et</li><li>to</li></ul>', 'et to'],
  ['<table><tr><th>Del</th><td>79 øre</td></tr></table>', 'Del 79 øre'],
  ['<p>Et &lt;b&gt; &amp;amp; et &quot;</p>', 'Et <b> &amp; et "'],
])('%j reads %j', (html, words) => expect(wordsOfMarkup(html)).toBe(words));
