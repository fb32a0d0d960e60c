import { expect, test } from 'vitest';
import {
  article,
  breadcrumbs,
  faqPage,
  organization,
  structuredText,
} from './structured-data.server.ts';

const ORIGIN = 'https://solrig.example';

test('an article names its dates, its picture and who stands behind it', () => {
  const text = {
    title: 'Pris',
    description: 'Om prisen',
    published: '2026-01-02',
    updated: '2026-03-04',
  };
  // Properties that search engines ask for: schema.org/Article.
  expect(article(ORIGIN, '/da/articles/pris', 'da', text)).toMatchObject({
    '@type': 'Article',
    headline: 'Pris',
    datePublished: '2026-01-02',
    dateModified: '2026-03-04',
    image: 'https://solrig.example/share/da/articles/pris.png',
    mainEntityOfPage: 'https://solrig.example/da/articles/pris',
    publisher: { '@type': 'Organization', '@id': 'https://solrig.example/#organization' },
  });
});

test('crumbs count from one and carry whole addresses', () => {
  const list = breadcrumbs(ORIGIN, [
    { name: 'Forside', path: '/da' },
    { name: 'Artikler', path: '/da/article-home' },
  ]);
  expect(list['itemListElement']).toMatchObject([
    { position: 1, item: 'https://solrig.example/da' },
    { position: 2, item: 'https://solrig.example/da/article-home' },
  ]);
});

test('nothing in a text ends the script it stands in, and all of it can be read again', () => {
  const question = { question: '</script><b>?', answer: 'a & b' };
  const text = structuredText(organization(ORIGIN), faqPage([question]));
  expect(text).not.toContain('<');
  const read = JSON.parse(text) as { '@graph': { mainEntity?: { name: string }[] }[] };
  expect(read['@graph'][1]?.mainEntity?.[0]?.name).toBe(question.question);
});
