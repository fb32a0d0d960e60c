import { expect, test } from 'vitest';
import { prefetchOn } from './site-link.tsx';

// Specification 9: prefetch is skipped on data-saver or 2g connections.
test.each([
  [{ saveData: true }, 'none'],
  [{ saveData: true, effectiveType: '4g' }, 'none'],
  [{ effectiveType: '2g' }, 'none'],
  [{ effectiveType: 'slow-2g' }, 'none'],
  [{ effectiveType: '3g', saveData: false }, 'intent'],
  [{ effectiveType: '4g' }, 'intent'],
  [{}, 'intent'],
  [undefined, 'intent'],
] as const)('%j: %s', (connection, expected) => {
  expect(prefetchOn(connection)).toBe(expected);
});
