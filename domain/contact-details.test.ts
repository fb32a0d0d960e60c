import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { emailOrEmpty, freeText, personName, phoneText } from './contact-details.ts';
import { contactMessageSchema } from './contact-message.ts';
import { parseInput } from './field-error.ts';

// Signs that come along when text is copied: from mail, web pages, messages of phones.
const UNSEEN = {
  'a soft hyphen': '\u00ad',
  'a zero-width space': '\u200b',
  'a left-to-right mark': '\u200e',
  'an embedding of direction': '\u202a',
  'a word joiner': '\u2060',
  'an isolate': '\u2068',
  'a variation selector': '\ufe0f',
  'a byte order mark': '\ufeff',
  'a Hangul filler': '\u3164',
};

describe.each(Object.entries(UNSEEN))('%s', (_, sign) => {
  test('is taken out of a mail address', () => {
    expect(z.parse(emailOrEmpty, `${sign}mette@${sign}eksempel.dk${sign}`)).toBe(
      'mette@eksempel.dk',
    );
  });

  test('is taken out of a name and a number', () => {
    expect(z.parse(personName, `${sign}Mette ${sign}Holm`)).toBe('Mette Holm');
    expect(z.parse(phoneText, `${sign}20 12 34 56`)).toBe('20 12 34 56');
  });

  test('alone is no name', () => {
    const read = parseInput(z.strictObject({ name: personName }), { name: ` ${sign}${sign} ` });
    expect(read.ok ? [] : read.error.errors).toEqual([{ field: 'name', code: 'required' }]);
  });
});

test('a note keeps the joiners of its signs', () => {
  const note = 'Hej 👩‍🔧\nTak ❤️';
  expect(z.parse(freeText(100), note)).toBe(note);
});

test.each(['4520123456', '(+45) 20 12 34 56', '20‑12‑34‑56'])('a message takes %s', (phone) => {
  const message = {
    name: 'Mette',
    email: 'mette@eksempel.dk',
    phone,
    topic: 'other',
    message: 'Hej',
    idempotencyKey: 'x'.repeat(16),
  };
  expect(parseInput(contactMessageSchema, message).ok).toBe(true);
});
