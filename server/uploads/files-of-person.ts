import { sql } from 'kysely';
import { ownRowsOf, type DataOwner } from '../privacy/my-data.ts';
import type { Services } from '../services.ts';
import { uploadFileName } from './file-name.ts';

type Row = { readonly id: string; readonly kind: 'jpeg' | 'pdf'; readonly blob_key: string };

/** A person's files one by one, for the file of their own data; null: it can't be had now. */
export async function* filesOfPerson(
  { db, blobs }: Pick<Services, 'db' | 'blobs'>,
  person: DataOwner,
): AsyncGenerator<{ readonly file: string; readonly bytes: Uint8Array | null }> {
  for (const table of ['uploads', 'testimonial_proofs'] as const) {
    const { rows } = await sql<Row>`
      select id, kind, blob_key from ${sql.table(table)}
      where ${ownRowsOf(table, person)} order by id`.execute(db);
    for (const row of rows) {
      const read = await blobs.get(row.blob_key);
      yield { file: uploadFileName(row), bytes: read.ok ? read.value : null };
    }
  }
}
