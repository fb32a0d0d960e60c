import { describe, expect, test } from 'vitest';
import { acceptedLocale, answerLocale, localeCookie, localeOfVisitor } from './visitor-locale.ts';

// Expected values follow RFC 9110 12.5.4: the highest weight wins, 0 rules out.
describe('language from the browser', () => {
  test.each([
    ['da', 'da'],
    ['en-GB,en;q=0.9,da;q=0.8', 'en'],
    ['de-DE,de;q=0.9,da;q=0.5,en;q=0.4', 'da'],
    ['da;q=0.2, en;q=0.7', 'en'],
    ['DA-dk', 'da'],
    ['en;q=0, da;q=0.1', 'da'],
  ] as const)('%s', (header, locale) => expect(acceptedLocale(header)).toBe(locale));

  test.each([null, undefined, '', 'de', '*', ';;q=,', 'en;q=0', 'energy'])(
    '%s says nothing',
    (header) => expect(acceptedLocale(header)).toBeUndefined(),
  );
});

describe('language of a visitor', () => {
  test('an earlier choice takes precedence over the browser', () =>
    expect(localeOfVisitor('a=b; solrig_locale=da', 'en')).toBe('da'));
  test('it is read from the prefixed name, and from the former one', () => {
    expect(localeOfVisitor('__Host-solrig_locale=da', 'en')).toBe('da');
    expect(localeOfVisitor('solrig_locale=en; __Host-solrig_locale=da', 'en')).toBe('da');
  });
  test('a damaged cookie is ignored', () =>
    expect(localeOfVisitor('solrig_locale=xx', 'en')).toBe('en'));
  test('Danish when nothing is known', () => expect(localeOfVisitor(null, null)).toBe('da'));
});

test('a page answers in its own language, whatever the browser prefers', () => {
  expect(answerLocale('/en/calculator/start', 'da')).toBe('en');
  expect(answerLocale('/da', 'en')).toBe('da');
  expect(answerLocale('/api/v1/estimate', 'en')).toBe('en');
  expect(answerLocale('/english', undefined)).toBe('da');
});

describe('the cookie', () => {
  const cookieFor = (path: string, headers: Record<string, string> = {}, isSecure = true) =>
    localeCookie({ path, header: (name) => headers[name] }, isSecure);

  test('lives for 365 days, and no script reads it', () => {
    const cookie = cookieFor('/en/guide');
    expect(cookie).toMatch(/^__Host-solrig_locale=en; /);
    expect(cookie).toContain('; Path=/;');
    expect(cookie).not.toContain('Domain');
    expect(cookie).toContain('; Max-Age=31536000;');
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
  });
  test('needs https, except on a developer’s machine', () => {
    expect(cookieFor('/da')).toMatch(/; Secure(;|$)/);
    expect(cookieFor('/da', {}, false)).toMatch(/^solrig_locale=da; /);
    expect(cookieFor('/da', {}, false)).not.toContain('Secure');
  });
  test('is not set again for the same language', () => {
    expect(cookieFor('/da', { cookie: 'x=y; __Host-solrig_locale=da' })).toBeNull();
    expect(cookieFor('/da', { cookie: 'solrig_locale=da' }, false)).toBeNull();
    expect(cookieFor('/api/v1/estimate')).toBeNull();
  });
  test('moves from the former name to the new one', () =>
    expect(cookieFor('/da', { cookie: 'solrig_locale=da' })).toMatch(/^__Host-solrig_locale=da; /));

  // Specification 4: the choice is kept.
  const kept = { cookie: '__Host-solrig_locale=da', host: 'solrig.example' };
  const own = 'https://solrig.example';
  test.each([
    ['a link in a mail', { 'sec-fetch-site': 'none' }],
    ['another site', { 'sec-fetch-site': 'cross-site', referer: 'https://solrig.example.org/da' }],
    ['another site that names no page', { 'sec-fetch-site': 'cross-site' }],
    ['a search engine', { referer: 'https://search.example/' }],
    ['another site, without https', { referer: 'http://other.example/da' }],
    [
      'a further page in English',
      { 'sec-fetch-site': 'same-origin', referer: `${own}/en/guide`, 'sec-fetch-mode': 'navigate' },
    ],
    [
      'what an English page fetches',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', referer: `${own}/en` },
    ],
    ['what a page without an address of its own fetches', { 'sec-fetch-site': 'same-origin' }],
    ['a referrer that is none', { 'sec-fetch-site': 'same-origin', referer: 'da' }],
    ['no word about where from', {}],
  ])('keeps a chosen language: the other one came by %s', (_, headers) =>
    expect(cookieFor('/en/about', { ...kept, ...headers })).toBeNull(),
  );
  test.each([
    ['a page', { 'sec-fetch-site': 'same-origin', referer: `${own}/da/guide?a=1` }],
    ['a page, without https', { referer: 'http://solrig.example/da' }],
    [
      'a page that keeps its address to itself',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    ],
  ])('takes the other language where it is chosen on %s of this site', (_, headers) =>
    expect(cookieFor('/en/guide', { ...kept, ...headers })).toContain('=en;'),
  );
});
