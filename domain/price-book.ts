import * as z from 'zod/mini';
import { BUILDING_TYPES, ROOF_TYPES } from '../engine/estimate-input.ts';
import { isDay } from './calendar-days.ts';

const MOST_COST_ORE = 100_000_000;

const id = z.string().check(z.regex(/^[\w .+/-]{1,80}$/));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const isoDate = z.string().check(z.refine(isDay));
const postcode = z.string().check(z.regex(/^\d{4}$/));
const postcodes = z.array(z.strictObject({ from: postcode, to: postcode })).check(z.maxLength(200));

const costPrice = z.strictObject({
  costOre: z.int().check(z.gte(0), z.lte(MOST_COST_ORE)),
  markupPercent: z.number().check(z.gte(-100), z.lte(1000)),
});
const pricePerModel = z.record(id, costPrice);

const percentChange = z.strictObject({
  kind: z.literal('percent'),
  percent: z.number().check(z.gte(-100), z.lte(1000)),
});
const amountChange = z.strictObject({
  kind: z.literal('amount'),
  amountOre: z.int().check(z.gte(-MOST_COST_ORE), z.lte(MOST_COST_ORE)),
});

const kwp = z.number().check(z.gte(0), z.lte(1000));

const adjustment = z.strictObject({
  id,
  name,
  change: z.discriminatedUnion('kind', [percentChange, amountChange]),
  condition: z.strictObject({
    roofTypes: z.nullable(z.array(z.enum(ROOF_TYPES))),
    buildingTypes: z.nullable(z.array(z.enum(BUILDING_TYPES))),
    minKwp: z.nullable(kwp),
    maxKwp: z.nullable(kwp),
    postcodes: z.nullable(postcodes),
    hasBattery: z.nullable(z.boolean()),
    fromDate: z.nullable(isoDate),
    toDate: z.nullable(isoDate),
  }),
  order: z.int().check(z.gte(0), z.lte(100_000)),
  stop: z.boolean(),
});

/** A price book as staff save it and as the database stores it. */
export const priceBookSchema = z.strictObject({
  id,
  name,
  isExample: z.boolean(),
  validFrom: isoDate,
  vatPercent: z.number().check(z.gte(0), z.lte(100)),
  panels: pricePerModel,
  inverters: pricePerModel,
  batteries: pricePerModel,
  mounting: z.record(z.enum(ROOF_TYPES), costPrice),
  baseWork: costPrice,
  scaffold: z.record(z.enum(BUILDING_TYPES), costPrice),
  cablePerM: costPrice,
  includedCableM: z.number().check(z.gte(0), z.lte(200)),
  electricalBoard: costPrice,
  travel: z.array(z.strictObject({ id, postcodes, price: costPrice })).check(z.maxLength(100)),
  // A book stored before this price existed is read without it.
  roofWork: z._default(z.nullable(z.strictObject({ base: costPrice, perPanel: costPrice })), null),
  adjustments: z.array(adjustment).check(z.maxLength(200)),
});
