import type { FieldError } from '../field-error.ts';
import {
  isBlank,
  limitError,
  parseWithin,
  type NumberField,
  type NumberLanguage,
} from '../number-text.ts';
import { oneLine, severalLines } from '../plain-text.ts';
import type { kindOf } from './answers.ts';

type FieldKind = NonNullable<ReturnType<typeof kindOf>>;
type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Omit<FieldError, 'field'> };

/** Whether a value is allowed in such a field. */
export function acceptable(kind: FieldKind, value: unknown): boolean {
  switch (kind.kind) {
    case 'text':
      return typeof value === 'string' && value.length <= kind.maxLength;
    case 'choice':
      return value === null || kind.values.some((known) => known === value);
    case 'number':
      return value === null || (typeof value === 'number' && isTaken(kind.takes, value));
    case 'answer':
      return value === null || typeof value === 'boolean';
    case 'tick':
      return typeof value === 'boolean';
    case 'file':
      return value === null;
  }
}

/**
 * A field's value in a form, or what is wrong with it.
 * @param language the page's
 */
export function readWritten(kind: FieldKind, written: string, language: NumberLanguage): Read {
  switch (kind.kind) {
    case 'text': {
      const value = kind.lines ? severalLines(written) : oneLine(written).trim();
      if (value.length <= kind.maxLength) return { ok: true, value };
      return { ok: false, error: { code: 'too-long', limit: kind.maxLength } };
    }
    case 'choice': {
      if (written === '') return { ok: true, value: null };
      const value = kind.values.find((known) => known === written);
      return value === undefined
        ? { ok: false, error: { code: 'unknown-value' } }
        : { ok: true, value };
    }
    case 'number':
      return isBlank(written)
        ? { ok: true, value: null }
        : parseWithin(written, kind.takes, language);
    case 'answer':
      return { ok: true, value: written === '' ? null : written === 'yes' };
    case 'tick':
      return { ok: true, value: written !== '' };
    case 'file':
      return { ok: true, value: null };
  }
}

/** Whether a field that is kept may hold a figure. */
function isTaken(takes: NumberField, value: number): boolean {
  const isWhole = takes.decimals > 0 || Number.isInteger(value);
  return Number.isFinite(value) && isWhole && limitError(value, takes) === null;
}
