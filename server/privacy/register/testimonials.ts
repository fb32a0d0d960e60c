import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { TESTIMONIAL_FIELDS } from '../../../domain/records/content-records.ts';
import { decodeJson } from '../../db/json.ts';
import { uploadFileName } from '../../uploads/file-name.ts';
import { each, type Entry, type PartOf } from './entry.ts';
import { KEPT_DAYS } from './kept-days.ts';

// What people who agreed to it say on our pages. They need be no users: staff find theirs by name, or by the mail
// address that staff have entered, and it is theirs once staff have made sure of who asks.

/** Of one that is published or was. */
const partOfOne = (rowsOf: PartOf['rowsOf']): PartOf => ({
  table: 'testimonials',
  key: 'id',
  rowsOf,
});

export const testimonials: Entry<'testimonials'> = {
  columns: {
    id: 'plain',
    quote_da: 'told',
    quote_en: 'told',
    house_da: 'told',
    house_en: 'told',
    system_da: 'told',
    system_en: 'told',
    shown_name: 'told',
    picture: 'plain',
    is_example: 'plain',
    proof: 'told',
    proof_file: 'plain',
    consent_date: 'told',
    person_email: 'told',
    sort_order: 'plain',
    published: 'plain',
    retired_at: 'told',
  },
  words: {
    quote_da: 'own',
    quote_en: 'own',
    house_da: 'own',
    house_en: 'own',
    system_da: 'own',
    system_en: 'own',
    shown_name: 'own',
    proof: 'own',
    person_email: 'own',
  },
  names: [
    ['names', 'shown_name'],
    ['emails', 'person_email'],
  ],
  key: 'id',
  owners: [{ by: 'case', rows: (ids) => sql`testimonials.id in (${ids})` }],
  partOf: [],
  why: 'proof',
  kept: [
    {
      what: 'testimonials',
      over: (before) => sql`(published = 0 and retired_at <= ${before(KEPT_DAYS.testimonial)})`,
    },
  ],
  told: {
    name: 'testimonials',
    collect: each((row) => ({
      quote: { da: row.quote_da, en: row.quote_en },
      house: { da: row.house_da, en: row.house_en },
      system: { da: row.system_da, en: row.system_en },
      shownName: row.shown_name,
      consentDate: row.consent_date,
      email: row.person_email,
      proof: row.proof,
      takenDownAt: row.retired_at,
    })),
  },
};

const ofCases = (ids: RawBuilder<unknown>) =>
  sql`(record_drafts.kind = 'testimonial' and record_drafts.id in (${ids}))` as ReturnType<
    PartOf['rowsOf']
  >;

const edits = z.record(z.string(), z.object({ text: z.string() }));

/** Of testimonials; the other kinds of rows say nothing about anybody. */
export const recordDrafts: Entry<'record_drafts'> = {
  columns: {
    kind: 'plain',
    id: 'plain',
    // Which member of staff typed what is theirs to know.
    edits: 'told',
    edit_version: 'plain',
    created_at: 'plain',
    saved_at: 'plain',
  },
  words: { edits: 'named' },
  key: null,
  owners: [{ by: 'case', rows: ofCases }],
  partOf: [partOfOne(ofCases)],
  why: 'proof',
  kept: [
    {
      what: 'testimonialDrafts',
      over: (before) => sql`(kind = 'testimonial' and saved_at <= ${before(KEPT_DAYS.testimonial)}
        and not exists (select 1 from testimonials where testimonials.id = record_drafts.id))`,
    },
  ],
  told: {
    name: 'testimonialDrafts',
    collect: each((row) => {
      const typed = z.parse(edits, decodeJson(row.edits));
      return Object.fromEntries(
        TESTIMONIAL_FIELDS.flatMap((field) =>
          typed[field] === undefined ? [] : [[field, typed[field].text]],
        ),
      );
    }),
  },
};

export const testimonialProofs: Entry<'testimonial_proofs'> = {
  columns: {
    id: 'told',
    testimonial_id: 'plain',
    created_at: 'told',
    by_uid: 'hidden',
    name: 'told',
    kind: 'told',
    bytes: 'told',
    blob_key: 'hidden',
    source_hash: 'hidden',
  },
  words: { name: 'own' },
  key: 'id',
  owners: [{ by: 'case', rows: (ids) => sql`testimonial_proofs.testimonial_id in (${ids})` }],
  partOf: [partOfOne((keys) => sql`testimonial_proofs.testimonial_id in (${keys})`)],
  why: 'proof',
  kept: [],
  told: {
    name: 'testimonialProofs',
    collect: each((row) => ({
      createdAt: row.created_at,
      name: row.name,
      kind: row.kind,
      bytes: row.bytes,
      // Beside this list, in the same zip.
      file: uploadFileName(row),
    })),
  },
};
