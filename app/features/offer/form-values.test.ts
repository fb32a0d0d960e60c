import { describe, expect, test } from 'vitest';
import { parseInput } from '../../../domain/field-error.ts';
import { offerRequestSchema } from '../../../domain/offer-request.ts';
import { readForm, requestInput } from './form-values.ts';

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
  parseInput(offerRequestSchema, requestInput(readForm(form), PAGE));

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

  test('an empty form names every field at once', () => {
    const found = accepted(new FormData());
    const nothing = accepted(posted({ name: '', email: '' }));
    if (found.ok || nothing.ok) throw new Error('was accepted');
    expect(found.error.errors.map(({ field }) => field)).toContain('preferredContactMethod');
    expect(nothing.error.errors.map(({ field }) => field)).toEqual(['name', 'email']);
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
    expect(readForm(form).name).toBe('');
  });
});
