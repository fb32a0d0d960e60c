import { expect, test } from 'vitest';
import { recentResults } from './recent-results.ts';

test('a result is there while it is among the latest, and gone when it was pushed out', () => {
  const recent = recentResults<string>(2);
  recent.set('a', 'first');
  recent.set('b', 'second');
  expect(recent.get('a')).toBe('first');
  recent.set('c', 'third');
  expect(recent.get('a')).toBe('first');
  expect(recent.get('b')).toBeUndefined();
  expect(recent.get('c')).toBe('third');
});
