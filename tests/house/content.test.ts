import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { headingId } from '../../app/features/content/heading-id.ts';
import { PAGES } from '../../app/pages.ts';
import { contentTexts } from '../../scripts/vite/content.ts';

const room = join(import.meta.dirname, '../../content');

type Text = {
  readonly id: string;
  readonly locale: string;
  readonly front: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly headings: readonly string[];
};

const TEXTS: readonly Text[] = globSync('**/*.mdx', { cwd: room }).map((file) => {
  const id = file.replaceAll('\\', '/').replace(/\.mdx$/, '');
  const [, yaml = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(room, file), 'utf8')) ?? [];
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, line = '']) => line.trim());
  const front = parse(yaml) as Text['front'];
  return { id, locale: id.slice(0, 2), front, body, headings };
});
const byId = new Map(TEXTS.map((text) => [text.id, text]));

describe('the front matter', () => {
  const { transform } = contentTexts();
  const compile = (file: string, text: string) =>
    (transform as (value: string, id: string) => Promise<unknown>)(text, file);
  const whole = {
    title: 'En artikel',
    description: 'En beskrivelse, der er lang nok til at stå hos en søgemaskine.',
    intro: 'Et par sætninger om det hele.',
    published: '2026-11-03',
    updated: '2026-11-03',
    sources: [],
  };
  const article = { ...whole, topic: 'Tag', order: 1, translation: 'other', picture: 'none' };
  const textOf = (front: object) =>
    `---\n${Object.entries(front)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n')}\n---\n\nOrd.\n`;
  const at = '/solrig/content/da/articles/one.mdx';

  test('if complete it is compiled and exported', async () => {
    const made = (await compile(at, textOf(article))) as { code: string };
    expect(made.code).toContain('export const frontmatter');
    await expect(compile('/solrig/content/da/about.mdx', textOf(whole))).resolves.toBeTruthy();
  });

  test.each([
    ['no description', { ...article, description: undefined }, /description/],
    [
      'a description too short to say anything',
      { ...article, description: 'Kort.' },
      /description/,
    ],
    ['no date', { ...article, updated: undefined }, /updated/],
    ['a day that is none', { ...article, published: '2026-13-40' }, /published/],
    ['an article without its translation', { ...article, translation: undefined }, /translation/],
    [
      'a source without a publisher',
      { ...article, sources: [{ title: 'En lov', date: '2026' }] },
      /sources/,
    ],
    ['a field nobody knows', { ...article, autor: 'x' }, /front matter/i],
  ])('the build fails at %s', async (_what, front, problem) => {
    await expect(compile(at, textOf(JSON.parse(JSON.stringify(front)) as object))).rejects.toThrow(
      problem,
    );
  });

  test('the build fails at a text without it', async () => {
    await expect(compile(at, 'Ord.\n')).rejects.toThrow(/no front matter/);
  });
});

test('there are texts, and as many in each language', () => {
  const count = (locale: string) => TEXTS.filter((text) => text.locale === locale).length;
  expect(count('da')).toBeGreaterThan(2);
  expect(count('en')).toBe(count('da'));
});

const articles = TEXTS.filter(({ id }) => id.includes('/articles/'));
const others = TEXTS.filter(({ id }) => !id.includes('/articles/'));

test.each(articles.map((text) => [text.id, text] as const))(
  '%s and its translation name each other, and take the same place',
  (id, { locale, front }) => {
    const other = byId.get(
      `${locale === 'da' ? 'en' : 'da'}/articles/${String(front['translation'])}`,
    );
    expect(other, 'its translation').toBeDefined();
    expect(other?.front['translation']).toBe(id.slice('da/articles/'.length));
    expect(other?.front['order']).toBe(front['order']);
    expect(other?.headings.length).toBe(byId.get(id)?.headings.length);
  },
);

test.each(others.map(({ id }) => id))('%s is there in the other language', (id) => {
  expect(byId.has(`${id.startsWith('da') ? 'en' : 'da'}${id.slice(2)}`)).toBe(true);
});

test.each(TEXTS.map((text) => [text.id, text] as const))(
  '%s has headings of its own, none of them the page’s',
  (_id, { body, headings }) => {
    expect(body).not.toMatch(/^# /m);
    expect(new Set(headings.map(headingId)).size).toBe(headings.length);
  },
);

const linksOf = ({ body }: Text) =>
  [...body.matchAll(/\]\((\/[^)\s]*)\)|href="(\/[^"]*)"/g)].map(([, a, b]) => a ?? b ?? '');

function leadsTo(link: string, locale: string): boolean {
  const [path = '', hash] = link.split('#');
  const bare = path.split('?')[0] ?? '';
  if (!bare.startsWith(`/${locale}/`) && bare !== `/${locale}`) return false;
  const rest = bare.slice(3);
  const text = byId.get(bare.slice(1));
  if (text === undefined) return PAGES.some((page) => page.path === rest);
  return hash === undefined || text.headings.map(headingId).includes(decodeURIComponent(hash));
}

test.each(TEXTS.map((text) => [text.id, text] as const))(
  'every link in %s leads to a page in the same language',
  (_id, text) => {
    expect(linksOf(text).filter((link) => !leadsTo(link, text.locale))).toEqual([]);
  },
);

test('the texts do link to each other', () => {
  expect(TEXTS.flatMap(linksOf).length).toBeGreaterThan(10);
});
