import {
  neutralNumber,
  parseNumber,
  type NumberField,
  type NumberLanguage,
} from '../number-text.ts';
import { ROW_NUMBERS } from './row-numbers.ts';
import type { RecordKind, RecordTexts } from './record.ts';
import { TARIFF_FIGURES, tariffNumber } from './tariff-records.ts';

/** What a field of a row takes; undefined: it is not for a number. */
export function recordNumber(
  kind: RecordKind,
  field: string,
  texts: RecordTexts,
): NumberField | undefined {
  if (kind === 'tariff') {
    return TARIFF_FIGURES.some((known) => known === field) ? tariffNumber(texts) : undefined;
  }
  const known: Readonly<Record<string, Readonly<Record<string, NumberField>>>> = ROW_NUMBERS;
  return known[kind]?.[field];
}

/** A figure of a row as it is kept; null: it is none. */
export function keptFigure(kind: RecordKind, field: string, texts: RecordTexts): number | null {
  const takes = recordNumber(kind, field, texts);
  const read = takes && parseNumber(texts[field] ?? '', takes, null);
  return read?.ok ? read.value : null;
}

/**
 * Typed texts as a draft keeps them, which every language reads alike; a figure that is still the one that stood there
 * is written as it was.
 * @param was what stood in the fields
 * @param language the page's
 */
export function neutralRecord(
  kind: RecordKind,
  texts: RecordTexts,
  was: RecordTexts,
  language: NumberLanguage,
): RecordTexts {
  const neutral = Object.entries(texts).map(([field, text]) => {
    const takes = recordNumber(kind, field, texts);
    if (takes === undefined) return [field, text];
    const read = parseNumber(text, takes, language);
    const before = parseNumber(was[field] ?? '', takes, null);
    const isSame = read.ok && before.ok && read.value === before.value;
    return [field, isSame ? was[field] : neutralNumber(text, takes, language)];
  });
  return Object.fromEntries(neutral) as RecordTexts;
}
