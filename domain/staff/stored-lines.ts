import * as z from 'zod/mini';
import { priceLineSchema } from '../report/price-line-schema.ts';
import { ok } from '../result.ts';
import { UNREADABLE, type Read } from '../stored-value.ts';
import type { ManualPrice, QuotedLine } from './quotes.ts';

const linesSchema = z.array(
  z.extend(priceLineSchema, {
    reason: z.exactOptional(z.string()),
    manual: z.nullable(
      z.object({
        priceOre: z.number(),
        reason: z.string(),
        byUid: z.string(),
        at: z.string(),
        calculatedOre: z.number(),
        priceBookVersion: z.string(),
        calculationId: z.string(),
      }) satisfies z.ZodMiniType<ManualPrice>,
    ),
  }),
) satisfies z.ZodMiniType<QuotedLine[]>;

/** A quote's lines. A list is of format 1; a later one would be an object that names its format, and hold the list. */
export function readLines(stored: unknown): Read<readonly QuotedLine[]> {
  const parsed = z.safeParse(linesSchema, stored);
  return parsed.success ? ok(parsed.data) : UNREADABLE;
}
