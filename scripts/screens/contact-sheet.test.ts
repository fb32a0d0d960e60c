import { expect, test } from 'vitest';
import { contactSheet, type Taken } from './contact-sheet.ts';

const taken: Taken = {
  screen: {
    name: 'offer',
    viewer: 'visitor',
    path: (locale) => `/${locale}/calculator/offer`,
    drawn: { 390: 'offer-390', 1440: 'offer-1440' },
  },
  locale: 'da',
  pictures: { 390: 'offer-da-390.png', 1440: 'offer-da-1440.png' },
  failures: ['390: <main> is wider than the window'],
};

test('a screen is shown beside its drawing, where there is one', () => {
  const sheet = contactSheet([taken], (name) =>
    name === 'offer-390' ? '../look/offer-390.png' : null,
  );
  const sources = [...sheet.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(['../look/offer-390.png', 'offer-da-390.png', 'offer-da-1440.png']);
});

test('a failure is reported, as text', () => {
  expect(contactSheet([taken], () => null)).toContain('390: &lt;main&gt; is wider');
});
