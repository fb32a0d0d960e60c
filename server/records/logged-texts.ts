import type { RecordKind, RecordTexts } from '../../domain/records/record.ts';
import { storeOf } from './record-stores.ts';

const IS_THERE = '…';

/** Texts as the log keeps them. */
export function loggedTexts(kind: RecordKind, texts: RecordTexts): RecordTexts {
  const { namesIn } = storeOf(kind);
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      text !== '' && namesIn.includes(field) ? IS_THERE : text,
    ]),
  );
}
