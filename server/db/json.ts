// JSON columns are text in SQLite and jsonb in PostgreSQL, whose driver returns parsed values.
// Every JSON column is written and read through these two functions.

export type StoredJson = string | object | null;

export function encodeJson(value: unknown): string {
  return JSON.stringify(value);
}

/** The stored value. This server wrote it in a known shape, or the caller must check it. */
export function decodeJson(stored: StoredJson): unknown {
  return typeof stored === 'string' ? JSON.parse(stored) : stored;
}
