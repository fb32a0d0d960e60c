import { describe, expect, test } from 'vitest';
import { acceptedLocale, localeOfVisitor } from './locale-cookie.server.ts';

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

  test.each([null, '', 'de', '*', ';;q=,', 'en;q=0'])('%s says nothing', (header) =>
    expect(acceptedLocale(header)).toBeUndefined(),
  );
});

describe('language of a visitor', () => {
  const visit = (headers: Record<string, string>) =>
    localeOfVisitor(new Request('http://solrig.example/', { headers }));

  test('the choice made before beats the browser', () =>
    expect(visit({ Cookie: 'a=b; solrig_locale=da', 'Accept-Language': 'en' })).toBe('da'));
  test('a spoilt cookie is passed over', () =>
    expect(visit({ Cookie: 'solrig_locale=xx', 'Accept-Language': 'en' })).toBe('en'));
  test('Danish when nothing is known', () => expect(visit({})).toBe('da'));
});
