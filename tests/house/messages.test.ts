import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const messages = new URL('../../messages/', import.meta.url);
const areas = readdirSync(new URL('da/', messages)).filter((name) => name.endsWith('.json'));

type Catalogue = Record<string, unknown>;

function catalogueOf(locale: string): Catalogue {
  return Object.assign(
    {},
    ...areas.map(
      (area) =>
        JSON.parse(readFileSync(new URL(`${locale}/${area}`, messages), 'utf8')) as Catalogue,
    ),
  ) as Catalogue;
}

function placeholdersOf(message: unknown): string[] {
  const found = JSON.stringify(message).match(/\{[a-z]\w*\}/gi) ?? [];
  return [...new Set(found)].sort();
}

const da = catalogueOf('da');
const en = catalogueOf('en');

test('both languages have the same messages, in the same files', () => {
  expect(readdirSync(new URL('en/', messages)).filter((name) => name.endsWith('.json'))).toEqual(
    areas,
  );
  expect(Object.keys(en).sort()).toEqual(Object.keys(da).sort());
  expect(Object.keys(da).length).toBeGreaterThan(50);
});

test('no message is empty, and the placeholders of both languages are equal', () => {
  for (const [key, text] of Object.entries(da)) {
    expect(text, key).not.toBe('');
    expect(en[key], key).not.toBe('');
    expect(placeholdersOf(en[key]), key).toEqual(placeholdersOf(text));
  }
});

test('every message is used', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'app', 'server', 'words'],
    {
      cwd: new URL('../../', import.meta.url),
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  const source = files
    .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const used = new Set([...source.matchAll(/\bm\.(\w+)/g)].map((match) => match[1]));
  expect(Object.keys(da).filter((key) => !used.has(key))).toEqual([]);
});
