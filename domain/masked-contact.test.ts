import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked-contact.ts';

test('an address shows its first letter and its domain', () => {
  expect(maskedEmail('aase.soerensen@example.dk')).toBe('a•••@example.dk');
  // The mask is equally long for one letter and for many, so that it reveals no length.
  expect(maskedEmail('k@example.dk')).toBe('k•••@example.dk');
});

test('a number shows its last two digits, and never wraps', () => {
  expect(maskedPhone('+4520304050')).toBe('+45\u00a0••\u00a0••\u00a0••\u00a050');
});
