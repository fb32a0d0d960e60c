import { expect, test } from 'vitest';
import { recentResults } from './recent-results.ts';

test('a result is made once while it is among the latest, and anew when it was pushed out', () => {
  const made: string[] = [];
  const recent = recentResults<object>(2);
  const ask = (key: string) =>
    recent(key, () => {
      made.push(key);
      return { key };
    });
  expect(ask('a')).toBe(ask('a'));
  ask('b');
  ask('a');
  ask('c');
  ask('a');
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
