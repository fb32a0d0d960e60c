import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '../../app/brand.ts';

// What the site keeps in a browser, as its own source says it. A way of keeping that can't be read is an error:
// then this has to learn it.

export type StoredName = {
  readonly name: string;
  readonly kind: 'cookie' | 'local' | 'session';
  /** Of a cookie; null: a key in the storage. */
  readonly days: number | null;
  readonly file: string;
};

type Source = { readonly file: string; readonly text: string };

const root = resolve(import.meta.dirname, '../..');

export function sources(): readonly Source[] {
  return globSync('{app,domain,server,words}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|^server\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Ways of keeping that nobody uses so far. */
const OTHER_WAYS =
  /indexedDB|caches\.open|cookieStore|createCookie|\bsetCookie\(|(?:local|session)Storage(?:\[|\.(?!getItem|setItem|removeItem)\w)|Set-Cookie['"]?[:,] ?['"`]/;

export function storedNames(all: readonly Source[]): readonly StoredName[] {
  return all.flatMap((source) => {
    const other = OTHER_WAYS.exec(source.text)?.[0];
    if (other !== undefined) {
      throw new Error(
        `${source.file} keeps something by «${other}»: teach ${import.meta.filename}`,
      );
    }
    return [...keysIn(source, all), ...cookiesIn(source)];
  });
}

function keysIn({ file, text }: Source, all: readonly Source[]): readonly StoredName[] {
  const kind = text.includes('sessionStorage') ? 'session' : 'local';
  return [...text.matchAll(/\bsetItem\(\s*([^,]+),/g)].flatMap(([, key = '']) => {
    const here = namesOf(key, text);
    const names = here.length > 0 ? here : keysGivenTo(file, all);
    if (names.length === 0) throw new Error(`${file}: which key is «${key}»?`);
    return names.map((name): StoredName => ({ name, kind, days: null, file }));
  });
}

/** For a key that comes from outside: as `key: '…'` in the files that import this one. */
function keysGivenTo(file: string, all: readonly Source[]): readonly string[] {
  const ending = `/${file.split('/').at(-1)}';`;
  return all
    .filter(({ text }) => text.includes(ending))
    .flatMap(({ text }) => [...text.matchAll(/\bkey: ('[^']+'|`[^`]+`)/g)])
    .flatMap(([, literal = '']) => namesOf(literal, ''));
}

function cookiesIn({ file, text }: Source): readonly StoredName[] {
  const sent = [...text.matchAll(/`\$\{(\w+)\}=[^`]*Max-Age/g)];
  // An empty one is taken away.
  const set = [...text.matchAll(/document\.cookie\s*=\s*`\$\{(\w+)\}=(?!;)/g)];
  const written = text.match(/Max-Age=|document\.cookie\s*=(?!\s*`\$\{\w+\}=;)/g)?.length ?? 0;
  const found = [...sent, ...set];
  const names = found.flatMap(([, name = '']) => namesOf(name, text));
  if (written !== found.length || (written > 0 && names.length === 0)) {
    throw new Error(`${file}: which cookies does it set?`);
  }
  const factors = /\b\w*LIFE_S = ([\d *]+);/.exec(text)?.[1]?.split('*').map(Number) ?? [];
  const days = factors.reduce((product, factor) => product * factor, 1) / 86_400;
  return names.map((name): StoredName => ({ name, kind: 'cookie', days, file }));
}

/** What an expression may be: a text, or constants of the same file. */
function namesOf(expression: string, text: string): readonly string[] {
  const literals = [...expression.matchAll(/'([^']+)'|`([^`]+)`/g)];
  if (literals.length > 0) {
    return literals.map(([, plain, filled]) =>
      (plain ?? filled ?? '').replace('${brand.slug}', brand.slug),
    );
  }
  return [...new Set(expression.match(/\b[A-Za-z_]\w*/g))].flatMap((id) => {
    const value = new RegExp(`\\bconst ${id} = ([^;]+);`).exec(text)?.[1];
    return value === undefined ? [] : namesOf(value, text);
  });
}
