import * as z from 'zod/mini';
import { CERTAINTIES, ROOF_ABSENCES, ROOF_SOURCES } from '../../domain/roof/found-roof.ts';
import { ASBESTOS, HEATINGS, ROOF_MATERIALS } from '../../domain/roof/house-facts.ts';
import { BUILDING_TYPES, ROOF_TYPES } from '../../engine/estimate-input.ts';

// The answer of GET /api/v1/roof, as /api/v1/openapi.json describes it; domain/roof says what each field is.

const number = z.number();
const point = z.readonly(z.tuple([number, number]));
const corner = z.readonly(z.tuple([number, number, number]));
const list = <Schema extends z.ZodMiniType>(schema: Schema) => z.readonly(z.array(schema));

const shadeShape = { horizonDeg: list(number), lossYear: number, lossMonths: list(number) };

const place = z.strictObject({
  alongM: number,
  upM: number,
  widthM: number,
  heightM: number,
  corners: z.readonly(z.tuple([corner, corner, corner, corner])),
  lossYear: number,
  isDark: z.boolean(),
});

const face = z.strictObject({
  outline: list(corner),
  holes: list(list(point)),
  slopeDeg: number,
  azimuthDeg: z.nullable(number),
  areaM2: number,
  planM2: number,
  eavesM: number,
  ridgeM: number,
  certainty: z.enum(CERTAINTIES),
  slopeErrorDeg: number,
  azimuthErrorDeg: number,
  yieldShare: number,
  shade: z.strictObject({
    ...shadeShape,
    calculatorHorizonDeg: list(number),
    withoutTrees: z.nullable(z.strictObject(shadeShape)),
  }),
  places: z.strictObject({ portrait: list(place), landscape: list(place) }),
});

const roof = z.strictObject({
  source: z.enum(ROOF_SOURCES),
  lat: number,
  lon: number,
  groundM: number,
  footprint: z.strictObject({ outline: list(point), holes: list(list(point)) }),
  faces: list(face),
  obstacles: list(z.strictObject({ face: z.int(), centre: point, sideM: number, heightM: number })),
  panel: z.strictObject({ longM: number, shortM: number, manufacturer: z.string() }),
  date: z.string(),
});

const told = <Schema extends z.ZodMiniType>(value: Schema) => ({
  value,
  source: z.literal('BBR'),
  date: z.nullable(z.string()),
});
const fact = <Schema extends z.ZodMiniType>(value: Schema) =>
  z.nullable(z.strictObject(told(value)));

const facts = z.strictObject({
  roofMaterial: fact(z.enum(ROOF_MATERIALS)),
  asbestos: fact(z.enum(ASBESTOS)),
  builtYear: fact(number),
  rebuiltYear: fact(number),
  builtAreaM2: fact(number),
  dwellingAreaM2: fact(number),
  storeys: fact(number),
  heating: fact(z.enum(HEATINGS)),
  electricallyHeated: fact(z.boolean()),
  buildingType: fact(z.enum(BUILDING_TYPES)),
  roofType: fact(z.enum(ROOF_TYPES)),
});

const prefilled = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('roofType'), ...told(z.enum(ROOF_TYPES)) }),
  z.strictObject({ field: z.literal('buildingType'), ...told(z.enum(BUILDING_TYPES)) }),
  z.strictObject({ field: z.literal('electricallyHeated'), ...told(z.boolean()) }),
]);

const attributions = list(
  z.strictObject({
    of: z.enum(['heights', 'footprint', 'bbr']),
    text: z.string(),
    licence: z.string(),
    licenceUrl: z.nullable(z.string()),
    date: z.string(),
  }),
);

/** The answer of GET /api/v1/house. */
export const houseAnswerSchema = z.strictObject({
  facts: z.nullable(facts),
  /** Fields of the calculator that the facts fill in. */
  prefill: list(prefilled),
  attributions,
});

export const roofAnswerSchema = z.strictObject({
  roof: z.nullable(roof),
  absence: z.nullable(z.enum(ROOF_ABSENCES)),
  facts: z.nullable(facts),
  /** Fields of the calculator that the facts fill in. */
  prefill: list(prefilled),
  attributions,
});
