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
  test('lives for 365 days, and no script reads it', () => {
    const cookie = localeCookie('/en/guide', null, true);
    expect(cookie).toMatch(/^__Host-solrig_locale=en; /);
    expect(cookie).toContain('; Path=/;');
    expect(cookie).not.toContain('Domain');
    expect(cookie).toContain('; Max-Age=31536000;');
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
  });
  test('needs https, except on a developer’s machine', () => {
    expect(localeCookie('/da', null, true)).toMatch(/; Secure(;|$)/);
    expect(localeCookie('/da', null, false)).toMatch(/^solrig_locale=da; /);
    expect(localeCookie('/da', null, false)).not.toContain('Secure');
  });
  test('is set when the language changes, and only then', () => {
    expect(localeCookie('/da', '__Host-solrig_locale=en', true)).toContain('=da;');
    expect(localeCookie('/da', 'x=y; __Host-solrig_locale=da', true)).toBeNull();
    expect(localeCookie('/da', 'solrig_locale=da', false)).toBeNull();
    expect(localeCookie('/api/v1/estimate', null, true)).toBeNull();
  });
  test('moves from the former name to the new one', () =>
    expect(localeCookie('/da', 'solrig_locale=da', true)).toMatch(/^__Host-solrig_locale=da; /));
});
