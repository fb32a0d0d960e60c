import { expect, test } from 'vitest';
import { LOCALES } from '../../../words/locale.ts';
import { PAGES } from '../../pages.ts';
import { isRecorded } from './recorded-pages.ts';

/**
 * Pages without a house, a request, a report or an account, picked from the list of pages by a
 * person.
 */
const SAME_FOR_ALL = [
  '',
  '/calculator-info',
  '/guide',
  '/about',
  '/article-home',
  '/articles/:slug',
  '/legal/*',
  '/partners',
  '/testimonials',
  '/landing-page',
];

const exampleOf = (path: string) => path.replace(/:slug|\*/, 'some-name');

test.each(LOCALES)(
  'session replay sees only the pages that are the same for everybody, %s',
  (locale) => {
    const recorded = PAGES.filter(({ path }) =>
      isRecorded(new URL(`https://a/${locale}${exampleOf(path)}`)),
    );
    expect(recorded.map(({ path }) => path)).toEqual(SAME_FOR_ALL);
  },
);

test.each([
  '/da?lat=56.1',
  '/da/search?q=Testvej+1',
  '/da/guide?a=1',
  '/da/report/s-AAAAAAAAAAAAAAAAAAAAAA',
  '/da/legal/../report/solrig-report',
  '/da/articles/a/b',
  '/dev/outbox',
  '/',
])('not %s', (address) => expect(isRecorded(new URL(address, 'https://a'))).toBe(false));
