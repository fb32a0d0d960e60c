import type { Selectable, Transaction } from 'kysely';
import {
  PARTNER_FIELDS,
  readPartnerTexts,
  readTestimonialTexts,
  TESTIMONIAL_FIELDS,
} from '../../domain/records/content-records.ts';
import type { RecordTexts } from '../../domain/records/record.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Tables } from '../db/tables.ts';
import type { RecordStore } from '../records/record-store.ts';

/** The columns that are typed, as texts. */
function textsOf<Row extends object>(row: Row, fields: readonly (keyof Row & string)[]) {
  return Object.fromEntries(
    fields.map((field) => {
      const value: unknown = row[field];
      if (field === 'is_example') return [field, value === 1 ? 'yes' : ''];
      return [field, value === null ? '' : String(value)];
    }),
  ) as RecordTexts;
}

/** Until it is published again, a day that has not come yet is only known by whoever looks. */
const LAST_DAY = '9999-12-31';

export const testimonialStore: RecordStore = {
  fields: TESTIMONIAL_FIELDS,
  idPattern: null,
  namesIn: ['shown_name', 'proof', 'person_email'],
  keyOf: null,
  async list(db) {
    const rows = await db
      .selectFrom('testimonials')
      .selectAll()
      .orderBy('sort_order')
      .orderBy('id')
      .execute();
    return rows.map((row: Selectable<never> & (typeof rows)[number]) => ({
      id: row.id,
      texts: textsOf(row, TESTIMONIAL_FIELDS),
      isRetired: row.published === 0,
    }));
  },
  problemsIn: (texts) => readTestimonialTexts(texts, LAST_DAY).problems,
  async publish(transaction, { id, texts, now }) {
    const { value, problems } = readTestimonialTexts(texts, danishDayOf(now));
    if (problems.length > 0) return 'wrong-fields';
    if (value.proof_file !== null && !(await isProofOf(transaction, id, value.proof_file))) {
      return 'stale';
    }
    const row = { ...value, published: 1, retired_at: null };
    await transaction
      .insertInto('testimonials')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return null;
  },
  async setRetired(transaction, id, retiredAt) {
    await transaction
      .updateTable('testimonials')
      .set({ published: retiredAt === null ? 1 : 0, retired_at: retiredAt })
      .where('id', '=', id)
      .execute();
    return null;
  },
  async setPlace(transaction, id, place) {
    await transaction
      .updateTable('testimonials')
      .set({ sort_order: place })
      .where('id', '=', id)
      .execute();
  },
};

export const partnerStore: RecordStore = {
  fields: PARTNER_FIELDS,
  idPattern: null,
  namesIn: [],
  keyOf: null,
  async list(db) {
    const rows = await db
      .selectFrom('partners')
      .selectAll()
      .orderBy('sort_order')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      texts: textsOf(row, PARTNER_FIELDS),
      isRetired: row.published === 0,
    }));
  },
  problemsIn: (texts) => readPartnerTexts(texts, LAST_DAY).problems,
  async publish(transaction, { id, texts, now }) {
    const { value, problems } = readPartnerTexts(texts, danishDayOf(now));
    if (problems.length > 0) return 'wrong-fields';
    const row = { ...value, published: 1 };
    await transaction
      .insertInto('partners')
      .values({ id, ...row, logo_key: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return null;
  },
  async setRetired(transaction, id, retiredAt) {
    await transaction
      .updateTable('partners')
      .set({ published: retiredAt === null ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    return null;
  },
  async setPlace(transaction, id, place) {
    await transaction
      .updateTable('partners')
      .set({ sort_order: place })
      .where('id', '=', id)
      .execute();
  },
};

/** A file can be deleted while somebody looks at the draft that names it. */
async function isProofOf(transaction: Transaction<Tables>, testimonialId: string, id: string) {
  const row = await transaction
    .selectFrom('testimonial_proofs')
    .select('id')
    .where('id', '=', id)
    .where('testimonial_id', '=', testimonialId)
    .executeTakeFirst();
  return row !== undefined;
}
