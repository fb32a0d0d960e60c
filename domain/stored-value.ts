import * as z from 'zod/mini';
import { fail, ok, type Result } from './result.ts';

// How what was stored as JSON is read again, whichever version of this program wrote it.

/** What no version up to this one can have stored. */
export type Unreadable = { readonly kind: 'unreadable' };
export type Read<Value> = Result<Value, Unreadable>;
export type Reader<Value> = (stored: unknown) => Read<Value>;

export const UNREADABLE = fail<Unreadable>({ kind: 'unreadable' });

export type Fields = Readonly<Record<string, unknown>>;

/** From each format to the next, by the format that is read; today's is one above the last. */
export type Upgrades = readonly ((fields: Fields) => Fields)[];

/** The number of today's format, which is stored among the fields. Without one they are of format 1. */
export const formatOf = (upgrades: Upgrades): number => upgrades.length + 1;

/**
 * The fields of a stored object as today's format has them, without its number.
 * @returns null: it is no object, or of a format that is not known here
 */
export function fieldsIn(stored: unknown, upgrades: Upgrades): Fields | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const { format = 1, ...fields }: Fields = { ...stored };
  const isKnown = Number.isInteger(format) && Number(format) >= 1;
  if (!isKnown || Number(format) > formatOf(upgrades)) return null;
  return upgrades
    .slice(Number(format) - 1)
    .reduce<Fields>((read, upgrade) => upgrade(read), fields);
}

/** All that is stored of an object, of whichever format, without its number. */
export function anyFields(stored: unknown): Read<Fields> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return UNREADABLE;
  const { format: _format, ...fields }: Fields = { ...stored };
  return ok(fields);
}

/** Of what is stored only the named fields: no other comes out of it. */
export function onlyNamed(fields: Fields, shape: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(shape, name)));
}

/** Findings about a value of the right kind. Limits bind what is sent; what is stored kept those of its day. */
const WITHIN_KIND: ReadonlySet<string> = new Set([
  'too_small',
  'too_big',
  'invalid_format',
  'not_multiple_of',
  'unrecognized_keys',
  'custom',
]);

/** Whether a stored value is of a schema's kind, within its limits or not. */
export function isOfKind<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): value is z.infer<Schema> {
  const parsed = z.safeParse(schema, value);
  return parsed.success || parsed.error.issues.every(({ code }) => WITHIN_KIND.has(code));
}
