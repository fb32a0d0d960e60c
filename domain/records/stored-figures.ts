import * as z from 'zod/mini';
import { ok } from '../result.ts';
import { fieldsIn, UNREADABLE, type Read, type Upgrades } from '../stored-value.ts';
import type { TariffFigures } from './tariff-records.ts';

/** None yet. Figures are of format 1 and stored without a number; those of a later format name it. */
const UPGRADES: Upgrades = [];

const number = z.number();
const figuresSchema = z.union([
  z.object({ low: number, high: number, peak: number }),
  z.object({ value: number }),
]) satisfies z.ZodMiniType<TariffFigures>;

/** The figures of a published tariff [DKK/kWh excl. VAT; a subscription DKK/month], of any format. */
export function readFigures(stored: unknown): Read<TariffFigures> {
  const parsed = z.safeParse(figuresSchema, fieldsIn(stored, UPGRADES));
  return parsed.success ? ok(parsed.data) : UNREADABLE;
}
