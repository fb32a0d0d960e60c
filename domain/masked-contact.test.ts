import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked-contact.ts';

test('an address shows its first letter and its domain', () => {
  expect(maskedEmail('aase.soerensen@example.dk')).toBe('a•••@example.dk');
  // As long a mask for one letter as for many: its length says nothing.
  expect(maskedEmail('k@example.dk')).toBe('k•••@example.dk');
});

test('a number shows its last two digits, and never breaks', () => {
  expect(maskedPhone('+4520304050')).toBe('+45\u00a0••\u00a0••\u00a0••\u00a050');
});
