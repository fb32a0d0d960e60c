import { describe, expect, test } from 'vitest';
import { parseInput } from './field-error.ts';
import { offerRequestSchema } from './offer-request.ts';

const REQUEST = {
  idempotencyKey: 'a-key-of-the-page-0001',
  state: { lat: 56.16, lon: 10.19, address: 'Skovvej 12' },
  name: 'Åse Sørensen',
  preferredContactMethod: 'email',
  email: 'aase@example.dk',
  consent: '2026-11-20',
};
const parsed = (changes: object) => parseInput(offerRequestSchema, { ...REQUEST, ...changes });

describe('invisible characters', () => {
  test('are removed from a name and an address, which stay one line', () => {
    const state = { ...REQUEST.state, address: 'Skovvej 12\r\nBcc:\u0000 x' };
    const read = parsed({ name: 'Åse\u0000 \u202eSø\r\nrensen\u001b', state });
    expect(read).toMatchObject({
      ok: true,
      value: { name: 'Åse  Sø  rensen', state: { address: 'Skovvej 12  Bcc:  x' } },
    });
  });

  test('alone count as a missing name', () => {
    expect(parsed({ name: '\u0000\u202e' })).toMatchObject({
      ok: false,
      error: { errors: [{ field: 'name', code: 'required' }] },
    });
  });

  test('in notes leave the lines as they are', () => {
    const read = parsed({ notes: 'Taget er fra 2019.\r\n\r\nRing\u0000 først 🏠.' });
    expect(read).toMatchObject({
      ok: true,
      value: { notes: 'Taget er fra 2019.\n\nRing  først 🏠.' },
    });
  });

  test.each(['a\u0000b@example.dk', 'a@exam\u0007ple.dk', 'a@b.dk\r\nBcc: x@y.dk'])(
    'the mail address %j is not valid',
    (email) => {
      expect(parsed({ email })).toMatchObject({
        ok: false,
        error: { errors: [{ field: 'email', code: 'email' }] },
      });
    },
  );
});
