import * as z from 'zod/mini';
import { fail, ok, type Result } from './result.ts';

/** What can be wrong with one field. The text for each code is in words/field-error-text.ts. */
export const FIELD_ERROR_CODES = [
  'required',
  'not-a-number',
  'not-whole',
  'too-many-decimals',
  'doubtful-number',
  'other-unit',
  'too-small',
  'too-large',
  'too-long',
  'idempotency-key',
  'battery-off',
  'unknown-value',
  'unknown-field',
  'wrong-type',
  'outside-denmark',
  'at-sea',
  'no-roof-area',
  'no-panel-data',
  'email',
  'phone',
  'consent',
  'no-match',
  'several-matches',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

export type FieldError = {
  /** Dotted path, for example `assumptions.priceGrowthPercent`; empty for the whole input. */
  readonly field: string;
  readonly code: FieldErrorCode;
  /** The limit that was exceeded, for too-small, too-large, too-long and too-many-decimals. */
  readonly limit?: number;
  /** As written, for other-unit. */
  readonly unit?: string;
  /** What it may mean, for doubtful-number. */
  readonly readings?: readonly number[];
};

type Issue = z.core.$ZodIssue;

export type InvalidInput = { readonly kind: 'invalid'; readonly errors: readonly FieldError[] };

/** Parses by a schema; a failure names every wrong field. */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): Result<z.infer<Schema>, InvalidInput> {
  // Without the input an issue can't tell a missing value from a wrong one.
  const parsed = z.safeParse(schema, input, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  return fail({ kind: 'invalid', errors: fieldErrorsOf(parsed.error.issues) });
}

/** One error per field: the first finding. */
function fieldErrorsOf(issues: readonly Issue[]): readonly FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of issues.flatMap(errorsOfIssue)) {
    if (!byField.has(error.field)) byField.set(error.field, error);
  }
  return [...byField.values()];
}

function errorsOfIssue(issue: Issue): readonly FieldError[] {
  const field = issue.path.map(String).join('.');
  // A schema that names what is wrong knows better than its kind of check.
  const named = FIELD_ERROR_CODES.find((known) => known === issue.message);
  const facts = issue.code === 'custom' ? issue.params : undefined;
  if (named !== undefined) return [{ ...facts, field, code: named }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        field: field === '' ? key : `${field}.${key}`,
        code: 'unknown-field' as const,
      }));
    case 'too_small':
      if (issue.origin === 'string') return [{ field, code: 'required' }];
      return [{ field, code: 'too-small', limit: Number(issue.minimum) }];
    case 'too_big':
      if (issue.origin === 'string') {
        return [{ field, code: 'too-long', limit: Number(issue.maximum) }];
      }
      return [{ field, code: 'too-large', limit: Number(issue.maximum) }];
    case 'invalid_value':
    case 'invalid_format':
      return [{ field, code: 'unknown-value' }];
    case 'invalid_type':
      return [{ field, code: codeOfWrongType(issue) }];
    default:
      return [{ field, code: 'wrong-type' }];
  }
}

function codeOfWrongType(issue: Extract<Issue, { code: 'invalid_type' }>): FieldErrorCode {
  if (issue.input === undefined) return 'required';
  if (issue.expected === 'number' || issue.expected === 'nan') return 'not-a-number';
  if (issue.expected === 'int') return 'not-whole';
  return 'wrong-type';
}
