import { expect, test } from 'vitest';
import { wholeAddress } from './whole-address.ts';

const townOf = (postcode: string) => (postcode === '8381' ? 'Tilst' : null);

test.each([
  ['one that ends with its postcode', 'Skovvej 12, 8381', '8381', 'Skovvej 12, 8381 Tilst'],
  ['only the postcode', undefined, '8381', '8381 Tilst'],
  ['a whole one stays', 'Skovvej 12, 8381 Tilst', '8381', 'Skovvej 12, 8381 Tilst'],
  ['a postcode that no town has', 'Skovvej 12, 8388', '8388', 'Skovvej 12, 8388'],
  ['another postcode than its own', 'Skovvej 12, 8000', '8381', 'Skovvej 12, 8000'],
  ['no postcode', 'Skovvej 12', null, 'Skovvej 12'],
  ['nothing', undefined, undefined, ''],
] as const)('%s', (_, address, postcode, expected) => {
  expect(wholeAddress({ ...(address !== undefined && { address }), postcode }, townOf)).toBe(
    expected,
  );
});
