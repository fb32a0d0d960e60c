import * as z from 'zod/mini';
import { calculatorDataSchema, type CalculatorData } from './calculator-data.ts';
import { calculatorStateSchema, type CalculatorState } from './calculator-state.ts';
import { idempotencyKey } from './contact-details.ts';
import { oneLine } from './plain-text.ts';
import { LONGEST_TITLE } from './report/report-limits.ts';

/** An owner's name for a report; empty: it is named after its content. */
export const reportTitle = z
  .string()
  .check(z.overwrite(oneLine), z.trim(), z.maxLength(LONGEST_TITLE));

/** Larger than any version, and too large for the column of either database. */
const LAST_VERSION = 2 ** 31 - 1;

/** The version of a report on which a change is based. */
export const reportVersion = z.int().check(z.gte(1), z.lte(LAST_VERSION));

/** A save: of a new report under a key, or of a known one with the version that was read. */
export const saveReportSchema = z.strictObject({
  idempotencyKey: z.optional(idempotencyKey),
  reportId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  version: z.optional(reportVersion),
  /** Another report, even if its house has one. */
  asNew: z.optional(z.boolean()),
  title: z.optional(reportTitle),
  state: calculatorStateSchema,
  /** What a user entered besides, stored with the calculator's data and not with the report. */
  person: z.optional(
    z.strictObject({
      fullName: z.optional(calculatorDataSchema.shape.fullName),
      email: z.optional(calculatorDataSchema.shape.email),
    }),
  ),
});

export type SaveReport = z.infer<typeof saveReportSchema>;

/** The calculator's state in a user's saved data; null without a place. */
export function stateIn(data: CalculatorData): CalculatorState | null {
  const parsed = z.safeParse(calculatorStateSchema, answersIn(data));
  return parsed.success ? parsed.data : null;
}

const answersSchema = z.partial(calculatorStateSchema);
type Answers = z.infer<typeof answersSchema>;

/** What a user's saved data provide for the calculator, even if only a slope. */
export function answersIn(data: CalculatorData): Answers {
  const names = Object.keys(calculatorStateSchema.shape);
  const own = Object.entries(data).filter(
    ([name, value]) => names.includes(name) && value !== null,
  );
  const parsed = z.safeParse(answersSchema, Object.fromEntries(own));
  if (parsed.success) return parsed.data;
  // An unreadable field takes no other with it.
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const readable = z.safeParse(
    answersSchema,
    Object.fromEntries(own.filter(([name]) => !wrong.has(name))),
  );
  return readable.success ? readable.data : {};
}
