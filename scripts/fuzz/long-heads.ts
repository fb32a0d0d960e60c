import { FILLINGS, filled, HEAD_LENGTH, numbered, type LongRequest } from './long-parts.ts';
import type { Target } from './target.ts';

export function longPaths(): readonly LongRequest[] {
  const at = (what: string, path: (length: number) => string): LongRequest => ({
    kind: 'path',
    what: `a path of ${what}`,
    method: 'GET',
    path: '/da',
    length: HEAD_LENGTH,
    of: (length) => ({ path: path(length) }),
  });
  return [
    at('many parts', (length) => `/da/${filled('a/', length)}`),
    at('many parts, for its data', (length) => `/da/${filled('a/', length)}a.data`),
    at('many empty parts', (length) => `/da${filled('/', length)}a`),
    at('one long part', (length) => `/da/${filled('a', length)}`),
    at('encoded signs', (length) => `/da/${filled('%61', length)}`),
    at('a long name', (length) => `/da/report/${filled('a', length)}`),
    at('no language', (length) => `/${filled('a/', length)}`),
    at('a call', (length) => `/api/v1/${filled('a/', length)}`),
    at('a file', (length) => `/assets/${filled('a/', length)}`),
  ];
}

const HEADERS: readonly (readonly [name: string, ...fillings: readonly string[]])[] = [
  ['Cookie', 'a=b; ', 'a', '=', ';', ' ', 'solrig_session=a; ', 'solrig_locale=da; '],
  ['Accept-Language', 'da,', 'xx;q=0.5,', ' ', ';', ',', '-'],
  ['Accept-Encoding', 'x,', 'br;', ' ', 'x; '],
  ['Accept', 'a/b,', '*', ' ', 'text/html;'],
  ['X-Forwarded-For', '192.0.2.1,', ',', ' ', '0', ':', '::1,', '[::1]:1,'],
  ['If-None-Match', '"a",', ',', ' ', 'W/'],
  ['User-Agent', 'a ', 'bot', 'Mozilla/5.0 (', ' ', '/', '.', '1'],
  ['Origin', 'http://a', '/', ' '],
  ['Referer', 'http://a', '/', ' '],
  ['Sec-Fetch-Site', 'a', ' '],
  ['Content-Type', 'application/json;', ' ', 'multipart/form-data; boundary=', ';'],
  ['Idempotency-Key', 'a', '-', ' '],
  ['Range', 'bytes=0-1,', '0-', ','],
  ['traceparent', '00-', '-', '0'],
  ['Forwarded', 'for=a,', ';'],
  ['X-Anything', 'a', ' '],
];

export function longHeaders(): readonly LongRequest[] {
  return HEADERS.flatMap(([name, ...fillings]) =>
    fillings.flatMap((filling) =>
      // A page of each visitor's own, one from memory, and a call.
      ['/da/contact', '/da', '/api/v1/site-settings'].map((path) => ({
        kind: 'header',
        what: `${name} of «${filling}»`,
        method: 'GET',
        path,
        length: HEAD_LENGTH,
        of: (length: number) => ({ headers: { [name]: `x${filled(filling, length)}!` } }),
      })),
    ),
  );
}

export function longQueries({ path }: Target, index: number): readonly LongRequest[] {
  const at = (what: string, query: (length: number) => string): LongRequest => ({
    kind: 'query',
    what: `a query of ${what}`,
    method: 'GET',
    path,
    length: HEAD_LENGTH,
    of: (length) => ({ query: query(length) }),
  });
  return [
    at('one value', (length) => `q=${filled(FILLINGS[index % FILLINGS.length]!, length)}`),
    at('one name many times', (length) => numbered(length, () => 'lat=1').join('&')),
    at('many names', (length) => numbered(length, (name) => `a${name}=1`).join('&')),
  ];
}

export function longValueOf(name: string, index: number): LongRequest {
  const paths = [
    '/da/calculator/solrig-calculator',
    '/da/calculator/report',
    '/da/calculator/offer',
  ];
  const value = FILLINGS[index % FILLINGS.length]!;
  return {
    kind: 'query',
    what: `the query's ${name} of «${value}»`,
    method: 'GET',
    path: paths[index % paths.length]!,
    length: HEAD_LENGTH,
    of: (length) => ({
      query: `${name === 'lat' ? '' : 'lat=56.17&lon=10.19&'}${name}=${filled(value, length)}`,
    }),
  };
}
