import type { FieldError } from '../field-error.ts';
import { parseNumber } from '../number-text.ts';
import { oneLine, severalLines } from '../plain-text.ts';
import type { kindOf } from './answers.ts';

type FieldKind = NonNullable<ReturnType<typeof kindOf>>;
type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: Pick<FieldError, 'code' | 'limit'> };

/** Whether a value is allowed in such a field. */
export function acceptable(kind: FieldKind, value: unknown): boolean {
  switch (kind.kind) {
    case 'text':
      return typeof value === 'string' && value.length <= kind.maxLength;
    case 'choice':
      return value === null || kind.values.some((known) => known === value);
    case 'number':
      return value === null || (typeof value === 'number' && numberError(kind, value) === null);
    case 'answer':
      return value === null || typeof value === 'boolean';
    case 'tick':
      return typeof value === 'boolean';
    case 'file':
      return value === null;
  }
}

/** A field's value in a form, or what is wrong with it. */
export function readWritten(kind: FieldKind, written: string): Read {
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
    case 'number': {
      if (written.trim() === '') return { ok: true, value: null };
      const value = parseNumber(written);
      if (value === null) return { ok: false, error: { code: 'not-a-number' } };
      const error = numberError(kind, value);
      return error === null ? { ok: true, value } : { ok: false, error };
    }
    case 'answer':
      return { ok: true, value: written === '' ? null : written === 'yes' };
    case 'tick':
      return { ok: true, value: written !== '' };
    case 'file':
      return { ok: true, value: null };
  }
}

function numberError(
  { limits: [least, most], whole }: Extract<FieldKind, { kind: 'number' }>,
  value: number,
): Pick<FieldError, 'code' | 'limit'> | null {
  if (!Number.isFinite(value)) return { code: 'not-a-number' };
  if (value < least) return { code: 'too-small', limit: least };
  if (value > most) return { code: 'too-large', limit: most };
  return whole && !Number.isInteger(value) ? { code: 'not-whole' } : null;
}
