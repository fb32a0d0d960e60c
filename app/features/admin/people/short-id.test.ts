import { expect, test } from 'vitest';
import { shortId } from './short-id.ts';

test('a long name of an account is told by its ends, a short one whole', () => {
  expect(shortId('104829384756102937731')).toBe('1048…7731');
  expect(shortId('sara-lind')).toBe('sara-lind');
});
