import { decodeJson, encodeJson, type StoredJson } from '../db/json.ts';
import type { MessageTry } from '../../domain/staff/messages.ts';

/** The tries so far, as stored. */
export function triesIn(stored: StoredJson): readonly MessageTry[] {
  return decodeJson(stored) as readonly MessageTry[];
}

/**
 * With one more.
 * @param code what was answered; null: it was taken
 */
export function withTry(stored: StoredJson, at: Date, code: string | null): string {
  return encodeJson([...triesIn(stored), { at: at.toISOString(), code }]);
}
