import * as z from 'zod/mini';

/** The answer of GET /api/v1/yield, as /api/v1/openapi.json describes it. */
export const monthlyYieldSchema = z.strictObject({
  source: z.enum(['pvgis', 'builtin']),
  database: z.string(),
  years: z.string(),
  monthlyKwhPerKwp: z.array(z.number().check(z.gte(0))).check(z.length(12)),
});
