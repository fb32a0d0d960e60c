import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('an id is a UUID of version 7 that carries its moment and sorts by it', () => {
  const ids = [0, 1, 1_000, 86_400_000].map((ms) => newId(new Date(Date.UTC(2026, 10, 20) + ms)));
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect([...ids].sort()).toEqual(ids);
  // The first 48 bits are milliseconds since 1970.
  expect(parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 20));
});

test('ids of one moment differ', () => {
  const now = new Date();
  expect(new Set(Array.from({ length: 1000 }, () => newId(now))).size).toBe(1000);
});
