import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../domain/result.ts';
import type { YieldError, YieldYear } from './port.ts';

/** No month of any roof in Europe reaches it [kWh/kWp]. */
const MOST_KWH_A_MONTH = 300;

const month = (number: number) =>
  z.looseObject({
    month: z.literal(number),
    E_m: z.number().check(z.gte(0), z.lte(MOST_KWH_A_MONTH)),
  });

const year = z.int().check(z.gte(1980), z.lte(2100));

// Fields that we have no use for may come and go; those we use must be right.
const answerSchema = z.object({
  inputs: z.looseObject({
    meteo_data: z.looseObject({
      radiation_db: z.string().check(z.regex(/^[\w .-]{1,40}$/)),
      year_min: year,
      year_max: year,
    }),
    pv_module: z.looseObject({ peak_power: z.literal(1) }),
  }),
  outputs: z.looseObject({
    monthly: z.looseObject({
      fixed: z.tuple([
        month(1),
        month(2),
        month(3),
        month(4),
        month(5),
        month(6),
        month(7),
        month(8),
        month(9),
        month(10),
        month(11),
        month(12),
      ]),
    }),
  }),
});

const unreadable = fail({ kind: 'unreadable' } as const);

/** The text of an answer of PVGIS 5.3 PVcalc for 1 kWp. */
export function readPvgisText(text: string): Result<YieldYear, YieldError> {
  try {
    return readPvgisAnswer(JSON.parse(text));
  } catch {
    return unreadable;
  }
}

/** @param answer what PVGIS said, or what was kept of it */
export function readPvgisAnswer(answer: unknown): Result<YieldYear, YieldError> {
  const parsed = z.safeParse(answerSchema, answer);
  if (!parsed.success) return unreadable;
  const { inputs, outputs } = parsed.data;
  const monthlyKwhPerKwp = outputs.monthly.fixed.map((row) => row.E_m);
  const { radiation_db: database, year_min: first, year_max: last } = inputs.meteo_data;
  // A year without any sun is none, and control signs or half letters are no JSON that a database takes.
  const isDark = monthlyKwhPerKwp.every((sum) => sum === 0);
  if (isDark || first > last || JSON.stringify(parsed.data).includes('\\u')) return unreadable;
  return ok({
    monthlyYield: { source: 'pvgis', database, years: `${first}–${last}`, monthlyKwhPerKwp },
    response: parsed.data,
  });
}
