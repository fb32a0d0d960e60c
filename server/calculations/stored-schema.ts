import * as z from 'zod/mini';
import type { FrozenFigures } from '../../domain/report/frozen-figures.ts';
import { priceLineSchema } from '../../domain/report/price-line-schema.ts';
import type { RoofPicture } from '../../domain/roof-picture.ts';
import type { SeasonDay } from '../../domain/report/season-day.ts';
import { PLAUSIBLE_RANGES } from '../../engine/data/plausible-ranges.ts';
import type { TornadoBar, TornadoKey } from '../../engine/economy/tornado.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import { estimateSchema } from '../estimates/answer-schema.ts';
import { inputSchema } from './input-schema.ts';

const number = z.number();
const orNull = z.nullable(z.number());

const price = z.object({
  lines: z.array(priceLineSchema),
  priceList: z.object({
    id: z.string(),
    isExample: z.boolean(),
    validFrom: z.string(),
    vatPercent: number,
  }),
}) satisfies z.ZodMiniType<Quote>;

const day = z.object({
  monthIndex: z.int(),
  hours: z.array(
    z.object({
      sunKw: number,
      useKw: number,
      directKw: number,
      toBatteryKw: number,
      fromBatteryKw: number,
      soldKw: number,
      boughtKw: number,
      batteryKwh: number,
      priceDkkPerKwh: number,
    }),
  ),
}) satisfies z.ZodMiniType<SeasonDay>;

const batterySide = z.object({
  priceDkk: number,
  tenYearMeanDkk: number,
  paybackYears: orNull,
  importedKwh: number,
  selfConsumptionShare: number,
});

const ranges = Object.keys(PLAUSIBLE_RANGES) as (keyof typeof PLAUSIBLE_RANGES)[];
const TORNADO_KEYS: readonly TornadoKey[] = ['yield', ...ranges];

const tornadoBar = z.object({
  key: z.enum(TORNADO_KEYS),
  isFactor: z.boolean(),
  ends: z.array(z.object({ value: number, paybackYears: orNull })),
  spanYears: number,
}) satisfies z.ZodMiniType<TornadoBar>;

const planPoint = z.object({ eastM: number, southM: number });

const roofPicture = z.object({
  extent: planPoint,
  frontDeg: number,
  faces: z.array(
    z.object({
      azimuthDeg: number,
      outline: z.array(planPoint),
      middle: planPoint,
      panels: z.array(z.array(planPoint)),
      obstacles: z.array(
        z.object({ kind: z.enum(['chimney', 'window']), corners: z.array(planPoint) }),
      ),
    }),
  ),
}) satisfies z.ZodMiniType<RoofPicture>;

const figures = z.object({
  householdKwh: number,
  inverterAcKw: orNull,
  bestRoofShare: number,
  roof: z.nullable(roofPicture),
  ownUse: z.object({ kwh: number, dkkPerKwh: number, year: z.int(), soldDkkPerKwh: orNull }),
  spot: z.object({ meanDkkPerKwh: number, periodFrom: z.string(), periodTo: z.string() }),
  tax: z.object({
    assumedDkkPerKwh: number,
    oursDkkPerKwh: z.optional(number),
    otherDkkPerKwh: number,
    paybackYears: orNull,
    tenYearMeanDkk: number,
  }),
  battery: z.nullable(
    z.object({ without: batterySide, with: batterySide, capacityKwh: number, day }),
  ),
  tornado: z.array(tornadoBar),
  panelMake: z.string(),
  day,
  light: z.object({ source: z.enum(['pvgis', 'builtin']), monthlyKwhM2: z.array(number) }),
}) satisfies z.ZodMiniType<PageFigures>;

/** The price as it was made: its lines with their products, and the price book that they were taken from. */
export type Quote = Pick<FrozenFigures, 'lines' | 'priceList'>;

/** What only a report's page shows. */
export type PageFigures = Omit<FrozenFigures, 'input' | keyof Quote>;

const result = z.extend(estimateSchema, {
  economy: z.extend(estimateSchema.shape.economy, { isBandOfWeather: z.optional(z.literal(true)) }),
}) satisfies z.ZodMiniType<Estimate>;

/** One answer of PVGIS, or a list of them for the faces of a roof. */
const asItCame = z.custom<object>((value) => typeof value === 'object' && value !== null);

/** A calculation as it is stored in the present format. A field that is not named here is never stored. */
export const storedSchema = z.object({
  input: inputSchema,
  result,
  quote: price,
  figures: z.nullable(figures),
  pvgisResponse: z.nullable(asItCame),
});

/** A calculation as it may be read: the oldest requests kept neither what the engine was given nor the products. */
export const readableSchema = z.extend(storedSchema, {
  input: z.nullable(inputSchema),
  quote: z.nullable(price),
});
