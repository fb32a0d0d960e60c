import { expect, test } from 'vitest';
import { fileKindOf } from './file-kind.ts';

const signs = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
/** The first box of a file of ISO boxes, and some bytes after it. */
function boxes(brand: string, compatible: readonly string[]): Uint8Array {
  const length = 16 + 4 * compatible.length;
  return Uint8Array.of(
    0,
    0,
    0,
    length,
    ...signs('ftyp'),
    ...signs(brand),
    0,
    0,
    0,
    0,
    ...compatible.flatMap(signs),
    ...signs('....heic....'),
  );
}
const kindOf = (bytes: Uint8Array) => {
  const kind = fileKindOf(bytes);
  if (kind.ok) return kind.value;
  return 'is' in kind.error ? kind.error.is : kind.error.kind;
};

test.each([
  ['heic', ['mif1', 'heic'], 'heic'],
  ['mif1', ['mif1', 'heic', 'hevc'], 'heic'],
  ['msf1', ['msf1', 'hevc', 'iso8'], 'heic'],
  ['avif', ['avif', 'mif1', 'miaf'], 'picture'],
  ['mif1', ['mif1', 'avif', 'miaf'], 'picture'],
  ['avis', ['avis', 'msf1', 'miaf'], 'picture'],
  ['avio', ['avio', 'avif'], 'picture'],
  ['mif1', ['mif1', 'jpeg'], 'picture'],
  ['mp42', ['isom', 'mp42'], 'video'],
  ['qt  ', [], 'video'],
] as const)('a file of brand %s, compatible with %j, is %s', (brand, compatible, kind) => {
  expect(kindOf(boxes(brand, compatible))).toBe(kind);
});

test('a file cut off within its first box is looked at as far as it goes', () => {
  expect(kindOf(boxes('heic', ['mif1']).subarray(0, 12))).toBe('heic');
  expect(kindOf(boxes('heic', ['mif1']).subarray(0, 8))).toBe('video');
});
