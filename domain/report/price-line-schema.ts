import * as z from 'zod/mini';
import type { ReportPriceLine } from './price-lines.ts';

/** A line of a price, as it is stored with its calculation and in quotes. */
export const priceLineSchema = z.object({
  code: z.string(),
  make: z.nullable(z.string()),
  size: z.nullable(z.object({ value: z.number(), unit: z.enum(['W', 'kW', 'kWh']) })),
  quantity: z.number(),
  unit: z.enum(['pcs', 'm', 'job', 'percent']),
  unitPriceOre: z.number(),
  totalOre: z.number(),
}) satisfies z.ZodMiniType<ReportPriceLine>;
