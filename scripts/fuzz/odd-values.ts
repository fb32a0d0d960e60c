import type { Chance } from './chance.ts';

/**
 * Texts that have broken something somewhere: numbers, encodings, control characters, code in other
 * languages.
 */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1e309',
  '-1e309',
  '1e-400',
  'NaN',
  'Infinity',
  '0x10',
  '1,5',
  '1.5.5',
  '9007199254740993',
  '99999999999999999999999',
  '٣',
  'true',
  'null',
  'undefined',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%00',
  '%',
  '%zz',
  '%25',
  '%c0%af',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '=1+1',
  'a\r\nX-Added: 1',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '\ufeff',
  'Å̈'.repeat(40),
  '🏠'.repeat(50),
  'æøå',
  'use',
  'roof',
  'me',
  '2026-02-30T25:61:00Z',
  'https://other.example/',
  '//other.example',
  'javascript:alert(1)',
];

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1 },
  { valueOf: null },
];

export function oddText(chance: Chance): string {
  if (chance.is(0.08))
    return chance.pick(['a', '9', '%', 'å', '\t']).repeat(1 + chance.below(4000));
  if (chance.is(0.08)) return randomText(chance);
  return chance.pick(TEXTS);
}

export function oddValue(chance: Chance): unknown {
  if (chance.is(0.5)) return oddText(chance);
  if (chance.is(0.1)) return nested(chance);
  if (chance.is(0.1)) return Array.from({ length: chance.below(500) }, () => chance.pick(VALUES));
  if (chance.is(0.05)) return JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}');
  return chance.pick(VALUES);
}

function nested(chance: Chance): unknown {
  let value: unknown = 1;
  for (let depth = chance.below(800); depth > 0; depth--) {
    value = depth % 2 === 0 ? [value] : { a: value };
  }
  return value;
}

function randomText(chance: Chance): string {
  const characters = Array.from({ length: chance.below(60) }, () => chance.below(0x2_00));
  return String.fromCharCode(...characters);
}

/** The fields the site knows, each with its own words and limits. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** Part of what was sent is left out, doubled, or replaced by something wrong. */
export function spoiledFields(
  chance: Chance,
  fields: Readonly<Record<string, unknown>>,
  odd: (chance: Chance) => unknown,
  vocabulary: Vocabulary,
): Record<string, unknown> {
  const spoiled: Record<string, unknown> = { ...fields };
  const names = [...vocabulary.keys()];
  for (let times = chance.below(4); times > 0; times--) {
    const present = Object.keys(spoiled);
    const isAnother = present.length === 0 || chance.is(0.4);
    const other = chance.is(0.8) ? chance.pick(names) : oddText(chance);
    const name = isAnother ? other : chance.pick(present);
    // A valid word may be wrong beside the others; another field's word is always wrong.
    const words = vocabulary.get(chance.is(0.8) ? name : chance.pick(names)) ?? [];
    const value = words.length > 0 && chance.is(0.6) ? chance.pick(words) : odd(chance);
    // Defined, not assigned: a name such as __proto__ is an ordinary field here.
    if (!isAnother && chance.is(0.25)) delete spoiled[name];
    else Object.defineProperty(spoiled, name, { ...A_FIELD, value });
  }
  return spoiled;
}

const A_FIELD = { enumerable: true, writable: true, configurable: true };
