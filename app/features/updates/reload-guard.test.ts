import { expect, test } from 'vitest';
import { mayReload } from './reload-guard.ts';

function emptyStorage(): () => Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => storage as unknown as Storage;
}

const NOW = Date.UTC(2026, 10, 20, 9);

test('once, and again after ten seconds', () => {
  const storage = emptyStorage();
  expect(mayReload(NOW, storage)).toBe(true);
  expect(mayReload(NOW + 1, storage)).toBe(false);
  expect(mayReload(NOW + 9_999, storage)).toBe(false);
  expect(mayReload(NOW + 10_000, storage)).toBe(true);
  expect(mayReload(NOW + 10_001, storage)).toBe(false);
});

test('a refused reload does not restart the ten seconds', () => {
  const storage = emptyStorage();
  mayReload(NOW, storage);
  mayReload(NOW + 9_000, storage);
  expect(mayReload(NOW + 10_000, storage)).toBe(true);
});

test('a clock set back does not block it for good', () => {
  const storage = emptyStorage();
  mayReload(NOW, storage);
  expect(mayReload(NOW - 3_600_000, storage)).toBe(true);
});

test('never if nothing can be stored', () => {
  const shut = () => {
    throw new Error('The storage is shut.');
  };
  expect(mayReload(NOW, shut)).toBe(false);
});
