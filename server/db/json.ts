import { UNREADABLE, type Read, type Reader } from '../../domain/stored-value.ts';
import type { Logger } from '../logger.ts';

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

/** The stored value by the reader of its kind. Text that is no JSON is none of any kind. */
export function readJson<Value>(stored: StoredJson, reader: Reader<Value>): Read<Value> {
  let value: unknown;
  try {
    value = decodeJson(stored);
  } catch {
    return UNREADABLE;
  }
  return reader(value);
}

/** Which row it is, as the log names it: never by a number or an address. */
type Place = { readonly log: Logger | undefined; readonly table: string; readonly id?: string };

/** The stored value; null, with a line in the log, where it can't be read. */
export function readOrLog<Value>(
  stored: StoredJson,
  reader: Reader<Value>,
  place: Place,
): Value | null {
  const read = readJson(stored, reader);
  if (read.ok) return read.value;
  tellUnreadable(place);
  return null;
}

export function tellUnreadable({ log, ...place }: Place): void {
  log?.error(place, 'a stored row cannot be read');
}
