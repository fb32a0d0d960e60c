import { expect, test } from 'vitest';
import { withKey } from './early-keys.ts';

type Held = { readonly ctrlKey?: boolean; readonly altKey?: boolean; readonly altGraph?: boolean };

const key = (name: string, { ctrlKey = false, altKey = false, altGraph = false }: Held = {}) => ({
  key: name,
  ctrlKey,
  altKey,
  metaKey: false,
  getModifierState: (modifier: string) => modifier === 'AltGraph' && altGraph,
});

test('letters are held in their order, and one too many is taken back', () => {
  expect(withKey('kj', key('æ'))).toBe('kjæ');
  expect(withKey('kjæ', key('Backspace'))).toBe('kj');
  expect(withKey('a', key('@', { ctrlKey: true, altKey: true, altGraph: true }))).toBe('a@');
});

test('a key that writes nothing is left to others', () => {
  expect(withKey('a', key('Shift'))).toBeUndefined();
  expect(withKey('a', key('ArrowDown'))).toBeUndefined();
  expect(withKey('a', key('r', { ctrlKey: true }))).toBeUndefined();
});
