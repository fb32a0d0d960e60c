import { describe, expect, test } from 'vitest';
import { parseInput } from '../../../domain/field-error.ts';
import { offerRequestSchema } from '../../../domain/offer-request.ts';
import { valuesIn } from '../../forms/form-definition.ts';
import { offerCheck, ofChosenChannel } from './offer-check.ts';
import { offerForm } from './offer-form.ts';

const PAGE = { idempotencyKey: 'key-0000-0000-0000', state: { lat: 56.15, lon: 10.2 } };

/** As a browser posts the form: every field that is in it, shown or hidden; an unticked box not at all. */
function posted(changes: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  const fields = {
    name: 'Åse Sørensen',
    preferredContactMethod: 'email',
    email: 'aase@example.dk',
    phone: '',
    preferredContactTime: 'any',
    notes: '',
    consent: '2026-11-20',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const accepted = (form: FormData) =>
  parseInput(offerRequestSchema, { ...ofChosenChannel(valuesIn(offerForm, form)), ...PAGE });

const wrongIn = (form: FormData) => offerCheck.errorsIn(valuesIn(offerForm, form));

describe('the posted form as a request', () => {
  test('by e-mail', () => {
    expect(accepted(posted())).toEqual({
      ok: true,
      value: {
        ...PAGE,
        name: 'Åse Sørensen',
        preferredContactMethod: 'email',
        email: 'aase@example.dk',
        phone: '',
        preferredContactTime: 'any',
        notes: '',
        consent: '2026-11-20',
      },
    });
  });

  test('what stands under the other channel neither goes along nor stops it', () => {
    const byPhone = { preferredContactMethod: 'phone', phone: '+45 20 30 40 50', email: 'halv@' };
    expect(accepted(posted({ ...byPhone, preferredContactTime: 'evening' }))).toMatchObject({
      ok: true,
      value: { email: '', phone: '+45 20 30 40 50', preferredContactTime: 'evening' },
    });
    const byEmail = { phone: '12', preferredContactTime: 'morning' };
    expect(accepted(posted(byEmail))).toMatchObject({
      ok: true,
      value: { email: 'aase@example.dk', phone: '', preferredContactTime: 'any' },
    });
  });

  test('an unticked box is no consent', () => {
    const form = posted();
    form.delete('consent');
    const found = accepted(form);
    if (found.ok) throw new Error('was accepted');
    expect(found.error.errors).toEqual([{ field: 'consent', code: 'consent' }]);
  });

  test('a file in place of a text is no text', () => {
    const form = posted();
    form.set('name', new File(['x'], 'navn.txt'));
    expect(valuesIn(offerForm, form).name).toBe('');
  });
});

describe('what is wrong, in words', () => {
  test('nothing in a form that the server would take', () => {
    expect(wrongIn(posted())).toEqual({});
    const byPhone = { preferredContactMethod: 'phone', email: '', phone: '0045 20304050' };
    expect(wrongIn(posted(byPhone))).toEqual({});
  });

  test('each wrong field says what to do, in the order of the page', () => {
    const form = posted({ name: '', email: 'aase', notes: 'x'.repeat(2001), consent: '' });
    const wrong = wrongIn(form);
    expect(Object.keys(wrong)).toEqual(['name', 'email', 'notes', 'consent']);
    expect(wrong.name).toBe('Skriv dit navn.');
    expect(wrong.notes).toBe('Bemærkningen må højst have 2.000 tegn.');
  });

  test('an empty form names every field that is asked for', () => {
    expect(Object.keys(wrongIn(new FormData()))).toContain('preferredContactMethod');
    expect(Object.keys(wrongIn(posted({ name: '', email: '' })))).toEqual(['name', 'email']);
  });
});
