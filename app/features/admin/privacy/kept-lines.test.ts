import { expect, test } from 'vitest';
import type { KeptRow } from '../../../../domain/staff/privacy.ts';
import { keptLines, namesOfEmpty } from './kept-lines.ts';

const row = (changes: Partial<KeptRow>): KeptRow => ({
  table: 'leads',
  count: 1,
  why: 'offer',
  until: '2028-11-18T10:00:00.000Z',
  ...changes,
});

test('tables of one name are one line with their sum, apart from what goes on another day', () => {
  const lines = keptLines([
    row({ table: 'offer_requests', count: 2 }),
    row({}),
    row({ table: 'lead_words', count: 9 }),
    row({ table: 'lead_keys', count: 3, until: null }),
  ]);
  expect(lines.map(({ tables, count, until }) => [tables, count, until === null])).toEqual([
    [['offer_requests'], 2, false],
    [['leads', 'lead_words'], 10, false],
    [['lead_keys'], 3, true],
  ]);
});

test('what nothing is kept in is named once, and not where a table of the same name has something', () => {
  const names = namesOfEmpty(
    ['sessions', 'known_browsers', 'reports', 'lead_keys'],
    [...keptLines([row({ table: 'reports' })])],
  );
  expect(names).toHaveLength(2);
  expect(names[0]).toMatch(/^(logins|sessions)/);
});
