import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCAL_KEYS, SESSION_KEYS } from '../../domain/browser-keys.ts';
import { OWN_COOKIES, ownCookieName, type OwnCookie } from '../../server/own-cookies.ts';

const root = resolve(import.meta.dirname, '../..');
const DAY_S = 24 * 60 * 60;

const cookies = (Object.keys(OWN_COOKIES) as OwnCookie[]).map((cookie) => ({
  name: ownCookieName(cookie, true),
  days: OWN_COOKIES[cookie].lifeS / DAY_S,
}));

type Row = { readonly name: string; readonly life: string };

/** The lines of the table under a heading. */
function linesUnder(policy: string, heading: string): readonly Row[] {
  const part = policy.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/^\| (`.+?) +\| .+? +\| (.+?) +\|$/gm)].map(
    ([, name = '', life = '']) => ({
      name: name.replace(/`|<wbr \/>/g, ''),
      life: life.replaceAll('&nbsp;', ' '),
    }),
  );
}

const LANGUAGES = {
  da: {
    heading: 'Nødvendige',
    minutes: 'minutter',
    days: (days: number) => (days === 1 ? 'dag' : 'dage'),
    local: 'Lager, til',
    session: 'Lager, session',
  },
  en: {
    heading: 'Necessary',
    minutes: 'minutes',
    days: (days: number) => (days === 1 ? 'day' : 'days'),
    local: 'Storage, until',
    session: 'Storage, session',
  },
} as const;

describe.each(Object.entries(LANGUAGES))('the cookie policy, %s', (locale, words) => {
  const file = `content/${locale}/legal/cookie-policy.mdx`;
  const lines = linesUnder(readFileSync(join(root, file), 'utf8'), words.heading);
  const life = (days: number) =>
    days < 1 ? `${days * 24 * 60} ${words.minutes}` : `${days} ${words.days(days)}`;
  const kept: readonly Row[] = [
    ...cookies.map(({ name, days }) => ({ name, life: `Cookie, ${life(days)}` })),
    ...LOCAL_KEYS.map((name) => ({ name, life: words.local })),
    ...SESSION_KEYS.map((name) => ({ name, life: words.session })),
  ];

  test('has a line for each cookie and key of the site, and for nothing else', () => {
    expect(lines.map(({ name }) => name).sort()).toEqual(kept.map(({ name }) => name).sort());
  });

  test.each(kept)('says how $name is kept: $life', ({ name, life: begins }) => {
    expect(lines.find((line) => line.name === name)?.life).toMatch(new RegExp(`^${begins}`));
  });
});
