import { sql } from 'kysely';
import { uploadFileName } from '../../uploads/file-name.ts';
import { each, nobodys, type Entry } from './entry.ts';

export const uploads: Entry<'uploads'> = {
  columns: {
    id: 'told',
    offer_id: 'plain',
    created_at: 'told',
    purpose: 'told',
    name: 'told',
    kind: 'told',
    bytes: 'told',
    blob_key: 'hidden',
    source_hash: 'hidden',
  },
  words: { name: 'own' },
  key: 'id',
  owners: [],
  partOf: [
    { table: 'offer_requests', key: 'id', rowsOf: (keys) => sql`uploads.offer_id in (${keys})` },
  ],
  why: 'offer',
  kept: [],
  told: {
    name: 'files',
    collect: each((row) => ({
      createdAt: row.created_at,
      purpose: row.purpose,
      name: row.name,
      kind: row.kind,
      bytes: row.bytes,
      // Beside this list, in the same zip.
      file: uploadFileName(row),
    })),
  },
};

/**
 * Keys are random and name nobody; the hourly job removes file and row together
 * (server/uploads/remove-files.ts).
 */
export const blobRemovals: Entry<'blob_removals'> = nobodys({ blob_key: 'plain', due_at: 'plain' });
