import { expect, test } from 'vitest';
import { wordsOfMarkup } from './words-of-markup.ts';

// Expected values: what one would read aloud from the page.
test.each([
  ['<h2 id="n">Nettet</h2><p>Koster <strong>mest</strong>.</p>', 'Nettet. Koster mest.'],
  ['<h2>Hvad betyder det?</h2><p>Alt.</p>', 'Hvad betyder det? Alt.'],
  ['<p>Det koster 70.200\u00a0kr. i alt.</p>', 'Det koster 70.200\u00a0kr. i alt.'],
  ['<p>Før.</p><figure><p>En søjle</p><svg><text>9</text></svg></figure><p>Så.</p>', 'Før. Så.'],
  ['<ul><li>et</li><li>to</li></ul>', 'et; to.'],
  ['<ul><li><p>Et.</p></li><li>Hvad <em>så?</em></li></ul>', 'Et. Hvad så?'],
  ['<ul><li>Et<ul><li>to</li></ul></li><li>tre</li></ul>', 'Et to. tre.'],
  ['<table><tr><th>Del</th><td>79 øre</td></tr></table>', 'Del · 79 øre.'],
  [
    '<table><thead><tr><th>Del</th><th>Øre</th></tr></thead><tbody><tr><td>Net</td><td>30</td></tr><tr><td>Afgift</td><td>1</td></tr></tbody></table><p>Så.</p>',
    'Del · Øre; Net · 30; Afgift · 1. Så.',
  ],
  ['<p>Et &lt;b&gt; &amp;amp; et &quot;</p>', 'Et <b> &amp; et "'],
])('%j reads %j', (html, words) => expect(wordsOfMarkup(html)).toBe(words));
