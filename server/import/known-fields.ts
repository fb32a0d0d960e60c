import * as z from 'zod/mini';
import { calculatorDataSchema, type CalculatorData } from '../../domain/calculator-data.ts';
import { byCalculatorNames } from '../field-names.ts';
import { isDay } from '../../domain/calendar-days.ts';

export type Document = Readonly<Record<string, unknown>>;

export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const UNKNOWN_FIELD = 'unknown field';
export const UNKNOWN_VALUE = 'a value that is not known here';

/** @returns the fields that nothing is made of, as they are told */
export const unknownIn = (document: Document, known: readonly string[]): readonly string[] =>
  Object.keys(document)
    .filter((name) => !known.includes(name))
    .map((name) => `${name}: ${UNKNOWN_FIELD}`);

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
      leftOut.push(`${name}: ${UNKNOWN_FIELD}`);
      continue;
    }
    // The former site kept what was not answered as null.
    if (value === null || value === undefined) continue;
    const parsed = z.safeParse(schema, value);
    if (parsed.success) fields[name] = parsed.data;
    else leftOut.push(`${name}: ${UNKNOWN_VALUE}`);
  }
  return { fields: z.parse(calculatorDataSchema, fields), leftOut };
}

/** The firm's profit is no home owner's to see, and stands in no table that they are given. */
export const PROFIT = 'reportCalculatedProfitExVat';

export function profitLeftOut(document: Document): readonly string[] {
  return (document[PROFIT] ?? null) === null
    ? []
    : [`${PROFIT}: the firm's own figure, for staff only; not stored`];
}

const EARLIEST_MS = Date.UTC(2000, 0);
const LATEST_MS = Date.UTC(2100, 0);

/** A time as ISO 8601 text, or in milliseconds since 1970, as a number or as text. */
export function isoTime(value: unknown): string | null {
  const isMs =
    typeof value === 'number' || (typeof value === 'string' && /^\d{12,13}$/.test(value));
  const isText = typeof value === 'string' && value[10] === 'T' && isDay(value.slice(0, 10));
  const time = isMs ? Number(value) : isText ? Date.parse(value) : Number.NaN;
  return time >= EARLIEST_MS && time < LATEST_MS ? new Date(time).toISOString() : null;
}

export function textOf(value: unknown, longest: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}
