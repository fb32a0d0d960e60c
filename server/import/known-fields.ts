import * as z from 'zod/mini';
import { calculatorDataSchema, type CalculatorData } from '../../domain/calculator-data.ts';
import { byCalculatorNames } from '../field-names.ts';

export type Document = Readonly<Record<string, unknown>>;

type KnownFields = { readonly fields: CalculatorData; readonly leftOut: readonly string[] };

const shapes: Readonly<Record<string, z.ZodMiniType>> = calculatorDataSchema.shape;

/**
 * The calculator's fields of a document, each checked by itself: one that is not understood here is left out,
 * and the others are taken.
 * @param others names that are read elsewhere
 */
export function knownFields(document: Document, others: readonly string[]): KnownFields {
  const fields: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [name, value] of Object.entries(byCalculatorNames(document))) {
    if (others.includes(name)) continue;
    const schema = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (schema === undefined) {
      leftOut.push(`${name}: unknown field`);
      continue;
    }
    // The former site kept what was not answered as null.
    if (value === null || value === undefined) continue;
    const parsed = z.safeParse(schema, value);
    if (parsed.success) fields[name] = parsed.data;
    else leftOut.push(`${name}: a value that is not known here`);
  }
  return { fields: fields as CalculatorData, leftOut };
}

/** A time as ISO 8601 text, or as a database of documents exports it. */
export function isoTime(value: unknown): string | null {
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)
      ? Date.parse(value)
      : typeof value === 'object' && value !== null && '_seconds' in value
        ? Number(value._seconds) * 1000
        : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

export function textOf(value: unknown, longest: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}
