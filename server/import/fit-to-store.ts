import { isStorableText, MOST_LEVELS, unstorableIn } from '../../domain/storable.ts';
import type { Document } from './known-fields.ts';

/** A report with its answer of PVGIS has about 10 kB. */
const MOST_KB = 256;
const LONGEST_ID = 200;

const REASONS = {
  'not-text': 'It holds half a character or a NUL, which no database keeps.',
  'too-deep': `It is nested deeper than ${MOST_LEVELS} levels.`,
} as const;

/** @returns why a document can't be stored, whatever it is; null: it can */
export function unfitReason(id: string, document: Document): string | null {
  if (id in Object.prototype) return 'Its id is a reserved word.';
  if (id.length > LONGEST_ID) return `Its id is longer than ${LONGEST_ID} characters.`;
  if (!isStorableText(id)) return 'Its id is not plain text.';
  const unstorable = unstorableIn(document);
  if (unstorable !== null) return REASONS[unstorable.kind];
  const kb = Buffer.byteLength(JSON.stringify(document)) / 1024;
  return kb <= MOST_KB ? null : `It is larger than ${MOST_KB} kB (${Math.ceil(kb)} kB).`;
}
