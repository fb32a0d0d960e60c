import { FieldReader } from './read-fields.ts';
import { ROW_NUMBERS } from './row-numbers.ts';
import type { RecordTexts } from './record.ts';

// What people and companies say on the public pages, in both languages.

export const TESTIMONIAL_FIELDS = [
  'quote_da',
  'quote_en',
  'house_da',
  'house_en',
  'system_da',
  'system_en',
  'shown_name',
  'picture',
  'proof',
  'proof_file',
  'consent_date',
  'person_email',
  'sort_order',
  'is_example',
] as const;
export const TESTIMONIAL_PICTURES = ['house-detached', 'house-terraced', 'house-farm'] as const;
const LONGEST_QUOTE = 240;

export const PARTNER_FIELDS = [
  'name',
  'kind',
  'area_da',
  'area_en',
  'text_da',
  'text_en',
  'url',
  'since',
  'approved_on',
  'sort_order',
  'is_example',
] as const;
export const PARTNER_KINDS = ['installer', 'electrician', 'roofer'] as const;

/** Nobody's words are shown as theirs without proof of them, in words or as a file, and a yes to it. */
export function readTestimonialTexts(texts: RecordTexts, today: string) {
  const read = new FieldReader(texts);
  const isExample = read.isYes('is_example');
  const hasFile = (texts['proof_file'] ?? '') !== '';
  const optional = { mayBeEmpty: true };
  const value = {
    quote_da: read.text('quote_da', LONGEST_QUOTE),
    quote_en: read.text('quote_en', LONGEST_QUOTE),
    house_da: read.text('house_da', 80),
    house_en: read.text('house_en', 80),
    system_da: read.text('system_da', 40, optional),
    system_en: read.text('system_en', 40, optional),
    shown_name: read.text('shown_name', 60, optional),
    picture: (texts['picture'] ?? '') === '' ? null : read.choice('picture', TESTIMONIAL_PICTURES),
    proof: read.text('proof', 300, { mayBeEmpty: isExample || hasFile }) || null,
    // The id of a file; whether it is there, the database knows.
    proof_file: texts['proof_file'] || null,
    consent_date: read.date('consent_date', today),
    person_email: read.email('person_email'),
    sort_order: read.number('sort_order', ROW_NUMBERS.partner.sort_order),
    is_example: isExample ? 1 : 0,
  };
  if (!isExample && value.consent_date === null) read.lacks('consent_date');
  return { value, problems: read.problems };
}

/** A partner has said yes to its text before it is shown. */
export function readPartnerTexts(texts: RecordTexts, today: string) {
  const read = new FieldReader(texts);
  const isExample = read.isYes('is_example');
  const value = {
    name: read.text('name', 80),
    kind: read.choice('kind', PARTNER_KINDS),
    area_da: read.text('area_da', 80),
    area_en: read.text('area_en', 80),
    text_da: read.text('text_da', 300),
    text_en: read.text('text_en', 300),
    url: read.address('url'),
    since: read.date('since', today),
    approved_on: read.date('approved_on', today),
    sort_order: read.number('sort_order', ROW_NUMBERS.partner.sort_order),
    is_example: isExample ? 1 : 0,
  };
  if (!isExample && value.approved_on === null) read.lacks('approved_on');
  return { value, problems: read.problems };
}
