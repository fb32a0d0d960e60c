// JSON columns are text in SQLite and jsonb in PostgreSQL, whose driver hands back parsed values.
// Every JSON column is written and read through these two.

export type StoredJson = string | object | null;

export function encodeJson(value: unknown): string {
  return JSON.stringify(value);
}

/** The stored value; its shape is what this server wrote, or must be checked by the caller. */
export function decodeJson(stored: StoredJson): unknown {
  return typeof stored === 'string' ? JSON.parse(stored) : stored;
}
