import { isDocument, type Document } from './known-fields.ts';

/** A report with its answer of PVGIS has about 10 kB. */
const MOST_KB = 256;
const MOST_LEVELS = 50;
const LONGEST_ID = 200;

/** @returns why a document can't be stored, whatever it is; null: it can */
export function unfitReason(id: string, document: Document): string | null {
  if (id in Object.prototype) return 'Its id is a reserved word.';
  if (id.length > LONGEST_ID) return `Its id is longer than ${LONGEST_ID} characters.`;
  const reason = isStorable(id) ? reasonWithin(document) : 'Its id is not plain text.';
  if (reason !== null) return reason;
  const kb = Buffer.byteLength(JSON.stringify(document)) / 1024;
  return kb <= MOST_KB ? null : `It is larger than ${MOST_KB} kB (${Math.ceil(kb)} kB).`;
}

/** Without recursion, which a document that is nested deeply would break. */
function reasonWithin(document: Document): string | null {
  const open: [value: unknown, level: number][] = [[document, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, level] = next;
    if (typeof value === 'string' && !isStorable(value)) return NOT_TEXT;
    if (typeof value !== 'object' || value === null) continue;
    if (level > MOST_LEVELS) return `It is nested deeper than ${MOST_LEVELS} levels.`;
    if (isDocument(value) && !Object.keys(value).every(isStorable)) return NOT_TEXT;
    for (const inner of Object.values(value)) open.push([inner, level + 1]);
  }
  return null;
}

const NOT_TEXT = 'It holds half a character or a NUL, which no database keeps.';

/** PostgreSQL keeps neither half of a pair of surrogates nor a NUL. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
