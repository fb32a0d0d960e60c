import { ok } from '../../domain/result.ts';
import type { Reader } from '../../domain/stored-value.ts';
import { readJson, type StoredJson } from '../db/json.ts';

/** Stored fields as their owner is told them; what can't be read is told as it is stored. */
export function toldFields<Value extends object>(
  stored: StoredJson,
  reader: Reader<Value>,
): Value | { readonly asStored: unknown } {
  const read = readJson(stored, reader);
  if (read.ok) return read.value;
  const json = readJson<unknown>(stored, ok);
  return { asStored: json.ok ? json.value : stored };
}
