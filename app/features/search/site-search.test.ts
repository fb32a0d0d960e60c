import { expect, test } from 'vitest';
import { siteSearch, type SearchEntry } from './site-search.server.ts';

function page(name: string, words: Partial<SearchEntry>): SearchEntry {
  const entry = { href: `/da/${name}`, title: name, description: '', text: '', kind: 'Side' };
  return { ...entry, ...words };
}

const PAGES = [
  page('battery', { title: 'Er et batteri pengene værd?', text: 'Batteriet gemmer strøm.' }),
  page('price', { title: 'Hvad koster solceller?', text: 'Et batteri koster ekstra.' }),
  page('tax', { title: 'Elprisen', description: 'Hvad elafgiften betyder i 2028.' }),
  page('roof', { title: 'Taget', text: 'Solcellerne ligger på taget i mange år.' }),
  page('island', { title: 'Rømø og Ærø', text: 'Åen løber gennem byen.' }),
];
const search = siteSearch(PAGES);
const found = (query: string) => search(query).map(({ title }) => title);
const [battery, price, tax, roof, island] = PAGES.map(({ title }) => title);

test('a page that is about a word comes before one that mentions it', () => {
  expect(found('batteri')).toEqual([battery, price]);
});

test.each([
  ['the beginning of a word', 'elafg', [tax]],
  ['a letter left out', 'elafgften', [tax]],
  ['two letters changed round in a long word', 'elafgitfen', [tax]],
  ['capital letters', 'BATTERI', [battery, price]],
  ['Danish letters', 'rømø', [island]],
  ['Danish letters as two', 'roemoe', [island]],
  ['Danish letters as their nearest', 'romo', [island]],
  ['a ring left out', 'aen', [island]],
])('found: %s', (_how, query, titles) => expect(found(query)).toEqual(titles));

test('a page with every word comes alone; without one, pages with some of them are shown', () => {
  expect(found('solcellerne taget')).toEqual([roof]);
  expect(found('taget elafgiften').sort()).toEqual([roof, tax].sort());
});

test.each(['xyzzy', '?!', '   '])('%j is found nowhere', (query) =>
  expect(search(query)).toEqual([]),
);

test('short words are each other’s slips, and found as they are written', () => {
  expect(found('tager')).toEqual([]);
  expect(found('tag')).toEqual([roof]);
});

const marked = (query: string, entry: Partial<SearchEntry>) =>
  siteSearch([page('one', entry)])(query)[0]?.excerpt ?? [];
const shown = (query: string, entry: Partial<SearchEntry>) =>
  marked(query, entry)
    .map(({ text }) => text)
    .join('');

test('the excerpt marks the words that were found, as they are written', () => {
  expect(marked('aen', { text: 'Åen løber.' })).toEqual([
    { text: 'Åen', hit: true },
    { text: ' løber.', hit: false },
  ]);
});

test('the excerpt is the place that has the most of the words, cut between words', () => {
  const filler = 'ord og mange flere ord '.repeat(30);
  const text = `${filler}batteri ${filler}batteri og elafgift ${filler}`;
  const excerpt = shown('batteri elafgift', { text });
  expect(excerpt).toContain('batteri og elafgift');
  expect(excerpt).toMatch(/^… \S.*\S …$/);
  expect(excerpt.length).toBeLessThan(220);
});

test('a word of the title alone shows the description', () => {
  expect(shown('batteri', { title: 'Batteri', description: 'Om at gemme.', text: 'Andet.' })).toBe(
    'Om at gemme.',
  );
});

test('what is written as marks stays words', () => {
  expect(shown('batteri', { text: 'batteri <b>&amp;' })).toBe('batteri <b>&amp;');
});
