import { describe, expect, test } from 'vitest';
import { acceptedLocale, localeOfVisitor, rememberLocale } from './locale-cookie.server.ts';

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

describe('the cookie', () => {
  const cookieOf = async (url: string) => {
    const answer = await rememberLocale(
      { request: new Request(url) } as Parameters<typeof rememberLocale>[0],
      () => Promise.resolve(new Response()),
    );
    return answer?.headers.get('set-cookie') ?? null;
  };

  test('on https goes over https alone, and no script reads it', async () => {
    const cookie = await cookieOf('https://solrig.example/en');
    expect(cookie).toMatch(/^solrig_locale=en; /);
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
  });
  test('on a machine of one’s own works without https', async () =>
    expect(await cookieOf('http://localhost/da')).not.toContain('Secure'));
});
