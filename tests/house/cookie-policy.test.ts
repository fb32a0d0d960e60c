import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources, storedNames } from './storage-names.ts';

const root = resolve(import.meta.dirname, '../..');
const SECURE = '__Host-';
const DAY_MINUTES = 24 * 60;
/** The router writes it only where pages change with `viewTransition`, which none does. */
const WITHOUT_TRANSITIONS = 'remix-router-transitions';

const all = sources();
const found = storedNames(all);

/** What the router keeps by itself. */
const ofRouter = globSync('node_modules/react-router/dist/**/*.{js,mjs}', { cwd: root })
  .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/_STORAGE_KEY = "[\w-]+"/g) ?? [])
  .map((match) => match.split('"')[1] ?? '')
  .filter((name) => name !== WITHOUT_TRANSITIONS);

// Without https, as on one's own machine, a cookie is named without the prefix.
const own = found.filter(({ name }) => !found.some((other) => other.name === SECURE + name));
const expected = [...new Set([...own.map(({ name }) => name), ...ofRouter])].sort();

type Row = { readonly name: string; readonly use: string; readonly life: string };

/** The lines of the table under a heading. */
function linesUnder(policy: string, heading: string): readonly Row[] {
  const part = policy.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/^\| (`.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, name = '', use = '', life = '']) => ({
      name: name.replace(/`|<wbr \/>/g, ''),
      use,
      life: life.replaceAll('&nbsp;', ' '),
    }),
  );
}

const LANGUAGES = {
  da: {
    heading: 'Nødvendige',
    cookie: (days: number) =>
      days < 1
        ? `Cookie, ${days * DAY_MINUTES} minutter`
        : `Cookie, ${days} ${days === 1 ? 'dag' : 'dage'}`,
    local: 'Lager, til',
    session: 'Lager, session',
  },
  en: {
    heading: 'Necessary',
    cookie: (days: number) =>
      days < 1
        ? `Cookie, ${days * DAY_MINUTES} minutes`
        : `Cookie, ${days} ${days === 1 ? 'day' : 'days'}`,
    local: 'Storage, until',
    session: 'Storage, session',
  },
} as const;

test('the source is read: cookies, both storages, keys given from elsewhere, the router', () => {
  expect(expected).toEqual(
    expect.arrayContaining([
      `${SECURE}solrig_session`,
      `${SECURE}solrig_locale`,
      'solrig_calculator',
      'solrig_cookie_consent',
      'solrig_offer_form',
      'react-router-scroll-positions',
    ]),
  );
  expect(all.filter(({ text }) => /viewTransition/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a key that is new, or kept in another way, is seen', () => {
  const namesIn = (text: string) => storedNames([{ file: 'app/new.ts', text }]);
  expect(namesIn("const KEY = 'solrig_x';\nlocalStorage.setItem(KEY, '1');")).toMatchObject([
    { name: 'solrig_x', kind: 'local' },
  ]);
  expect(
    namesIn("const A = 'a';\nconst A_LIFE_S = 2 * 86400;\n`${A}=1; Max-Age=${A_LIFE_S}`;"),
  ).toMatchObject([{ name: 'a', kind: 'cookie', days: 2 }]);
  expect(namesIn("const B = 'b';\ndocument.cookie = `${B}=1`;")).toMatchObject([
    { name: 'b', kind: 'cookie' },
  ]);
  expect(() => namesIn('sessionStorage.setItem(given, text);')).toThrow(/which key/);
  expect(() => namesIn("document.cookie = 'c=1';")).toThrow(/which cookies/);
  for (const other of ["indexedDB.open('x')", 'localStorage.shown = 1', 'localStorage[key] = 1']) {
    expect(() => namesIn(other)).toThrow(/teach/);
  }
});

describe.each(Object.entries(LANGUAGES))('the cookie policy, %s', (locale, words) => {
  const file = `content/${locale}/legal/cookie-policy.mdx`;
  const lines = linesUnder(readFileSync(join(root, file), 'utf8'), words.heading);
  const named = lines.map(({ name }) => name);

  test('has a line for each cookie and key of the site, and for nothing else', () => {
    const missing = expected.filter((name) => !named.includes(name));
    const gone = named.filter((name) => !expected.includes(name));
    const where = (name: string) => found.find((one) => one.name === name)?.file ?? 'the router';
    expect(
      {
        missing: missing.map((name) => `${name} (${where(name)})`),
        gone,
        twice: named.filter((name, index) => named.indexOf(name) !== index),
      },
      `${file}, the table under «${words.heading}»`,
    ).toEqual({ missing: [], gone: [], twice: [] });
  });

  test('says how each is kept, and a cookie for how long', () => {
    const wrong = own.flatMap(({ name, kind, days, file: source }) => {
      const line = lines.find((one) => one.name === name);
      const begins = kind === 'cookie' ? words.cookie(days ?? 0) : words[kind];
      return line === undefined || line.life.startsWith(begins)
        ? []
        : [`${name} (${source}): «${line.life}» should begin with «${begins}»`];
    });
    expect(wrong, file).toEqual([]);
  });
});
