import {
  partsBeside,
  readTariffTexts,
  TARIFF_FIELDS,
  tariffKey,
  tariffTexts,
} from '../../domain/records/tariff-records.ts';
import { encodeJson } from '../db/json.ts';
import type { RecordStore } from '../records/record-store.ts';
import { tariffIn } from './read-tariffs.ts';

/** Rows are closed once they are published. */
export const tariffStore: RecordStore = {
  fields: TARIFF_FIELDS,
  idPattern: null,
  namesIn: [],
  keyOf: tariffKey,
  async list(db) {
    const rows = await db
      .selectFrom('tariff_rows')
      .selectAll()
      .orderBy('company')
      .orderBy('part')
      .orderBy('valid_from', 'desc')
      .orderBy('published_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      texts: tariffTexts(tariffIn(row)),
      isRetired: row.retired_at !== null,
    }));
  },
  problemsIn: (texts) => readTariffTexts(texts).problems,
  async publish(transaction, { id, texts, isThere, replaces, now }) {
    if (isThere) return 'closed';
    const { value } = readTariffTexts(texts);
    const { company, part, from } = value;
    const there = await transaction
      .selectFrom('tariff_rows')
      .select('id')
      .where('company', '=', company)
      .where('part', '=', part)
      .where('valid_from', '=', from)
      .where('retired_at', 'is', null)
      .executeTakeFirst();
    if (there !== undefined) {
      if (there.id !== replaces) return 'there-already';
      await transaction
        .updateTable('tariff_rows')
        .set({ retired_at: now.toISOString() })
        .where('id', '=', there.id)
        .execute();
    }
    await transaction
      .insertInto('tariff_rows')
      .values({
        id,
        company,
        part,
        valid_from: from,
        figures: encodeJson(value.figures),
        standing: value.standing,
        source: value.source,
        read_on: value.readOn,
        published_at: now.toISOString(),
        retired_at: null,
      })
      .execute();
    return null;
  },
  setPlace: null,
  async setRetired(transaction, id, retiredAt) {
    const row = await transaction
      .selectFrom('tariff_rows')
      .select(['company', 'part', 'valid_from'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const others = await transaction
      .selectFrom('tariff_rows')
      .select(['part', 'valid_from'])
      .where('company', '=', row.company)
      .where('part', 'in', partsBeside(row.part))
      .where('retired_at', 'is', null)
      .where('id', '<>', id)
      .execute();
    const isThere = others.some(
      ({ part, valid_from }) => part === row.part && valid_from === row.valid_from,
    );
    if (retiredAt === null && isThere) return 'there-already';
    // Without the first of them an earlier year could not be calculated.
    const hasEarlier = others.some(({ valid_from }) => valid_from < row.valid_from);
    if (retiredAt !== null && !hasEarlier) return 'last-one';
    await transaction
      .updateTable('tariff_rows')
      .set({ retired_at: retiredAt })
      .where('id', '=', id)
      .execute();
    return null;
  },
};
