import * as z from 'zod/mini';
import { FIELD_ERROR_CODES } from '../../../domain/field-error.ts';
import { LIMITS } from '../../../domain/calculator-limits.ts';
import { siteSettingsSchema } from '../../../domain/site-settings.ts';
import { MOUNTINGS, ROOF_TYPES } from '../../../engine/estimate-input.ts';
import { estimateAnswerSchema } from '../../estimates/answer-schema.ts';
import { monthlyYieldSchema } from '../../estimates/monthly-yield-schema.ts';
import { estimateBodySchema, UNUSED_FIELDS } from './estimate-body.ts';
import { ownDataPaths } from './openapi-own-data.ts';
import { signInPaths } from './openapi-sign-in.ts';
import { solarPanelSchema } from './solar-panels.ts';

const addressSchema = z.object({
  id: z.nullable(z.string()),
  label: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
  priceZone: z.enum(['DK1', 'DK2']),
  gridCompany: z.nullable(z.string()),
  precision: z.enum(['address', 'postcode']),
});

const fieldErrorSchema = z.object({
  field: z.string(),
  code: z.enum(FIELD_ERROR_CODES),
  message: z.string(),
});
const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  errors: z.optional(z.array(fieldErrorSchema)),
});

type JsonObject = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType): JsonObject {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return described;
}

/** Fields whose names and limits do not say enough. */
const DESCRIPTIONS = {
  horizon:
    'Elevation of what stands around in degrees, twelve values clockwise from north; read in place of shading.',
  roofFaces:
    'Faces of one system behind one inverter, read in place of slope, azimuth, roofSurfaceArea, shading and horizon. A face without a number of panels takes what is left of the wish, in order, as far as its area goes.',
  sizing:
    'peak-power: calculatedNumberOfPanels, or else peakPower. roof: what the roof holds; needs its area. use: the smallest system whose payback is within half a year of the shortest.',
  household:
    'House and people, in place of averageMonthlySpendingDKK, for who does not know the use; annualConsumptionKwh goes before it.',
  chargingPlan:
    'When the electric car is charged: at once, in the cheapest hours at home until the next day, or from what the sun leaves first.',
  roofReplacementYear:
    'With replaceRoofNext10Yrs: the year of operation in which the panels come down and go up again at a cost; 0 leaves the cost out.',
  panelCost:
    "The home owner's own figure for the system in DKK incl. VAT. When it is given, the answer's ownOffer compares it with ours.",
  ownOffer:
    "Another firm's offer; goes before panelCost. flags in the answer: a promised yield more than 10 % off ours, price growth above 2 % a year.",
} as const satisfies Partial<Record<keyof typeof estimateBodySchema.shape, string>>;

/** What a schema's refinements know and JSON Schema can't see is added by name. */
function estimateBody(): JsonObject {
  const described = jsonSchema(estimateBodySchema);
  const properties = described['properties'] as Record<string, JsonObject>;
  const range = ([minimum, maximum]: readonly [number, number]) => ({
    type: 'number',
    minimum,
    maximum,
  });
  const unused = UNUSED_FIELDS.map((name) => [
    name,
    {
      description:
        'Accepted, so that a saved state can be sent as it is; not read, stored or logged.',
    },
  ]);
  return {
    ...described,
    properties: {
      ...properties,
      ...Object.fromEntries(
        Object.entries(DESCRIPTIONS).map(([name, description]) => [
          name,
          { ...properties[name], description },
        ]),
      ),
      lat: { ...range(LIMITS.lat), description: 'Latitude in Denmark, degrees north.' },
      lon: { ...range(LIMITS.lon), description: 'Longitude in Denmark, degrees east.' },
      ...Object.fromEntries(unused),
    },
  };
}

const answer = (description: string, schema: JsonObject, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});
const refused = (description: string) =>
  answer(description, { $ref: '#/components/schemas/Problem' }, 'application/problem+json');

function yieldParameters(): readonly JsonObject[] {
  const numberOf = (name: 'lat' | 'lon' | 'slope' | 'azimuth' | 'systemLoss') => {
    const [minimum, maximum] = LIMITS[name];
    const required = name === 'lat' || name === 'lon';
    return { name, in: 'query', required, schema: { type: 'number', minimum, maximum } };
  };
  const choice = (name: string, values: readonly string[]) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string', enum: values },
  });
  return [
    { ...numberOf('lat'), example: 56.2 },
    { ...numberOf('lon'), example: 10.2 },
    numberOf('slope'),
    numberOf('azimuth'),
    numberOf('systemLoss'),
    choice('mounting', MOUNTINGS),
    choice('roofType', ROOF_TYPES),
  ];
}

/** The description of every public call, made from the schemas that check them. */
export function openApiDocument(appUrl: string | null): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Solrig',
      version: '1',
      description:
        'Price, yield and saving of solar panels in Denmark. Money in DKK, energy in kWh. Azimuth: 0 south, -90 east, 90 west. Errors in the language of Accept-Language (da, en).',
    },
    servers: [{ url: appUrl ?? '/' }],
    paths: {
      '/api/v1/estimate': {
        post: {
          operationId: 'estimate',
          summary:
            'Calculate one home. At most 300 calls a minute per address, 30 of them with sizing use.',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: estimateBody(), example: { lat: 56.2, lon: 10.2 } },
            },
          },
          responses: {
            200: answer('The estimate.', { $ref: '#/components/schemas/Estimate' }),
            400: refused('The body is not JSON.'),
            413: refused('The body is larger than 64 kB.'),
            415: refused('The body is not said to be application/json.'),
            422: refused('A field is wrong; errors names each.'),
            429: refused('Too many calls; Retry-After says how many seconds to wait.'),
          },
        },
      },
      '/api/v1/yield': {
        get: {
          operationId: 'monthlyYield',
          summary:
            'Monthly AC yield of one roof plane in kWh per kWp, the loss in it: of PVGIS where it answers within 2 s, else of the built-in climate. Calculated for the place to 0.01 degrees, slope and azimuth to 1 degree. At most 300 calls a minute per address.',
          parameters: yieldParameters(),
          responses: {
            200: answer('Twelve months, with their source.', jsonSchema(monthlyYieldSchema)),
            422: refused('A field is wrong; errors names each.'),
            429: refused('Too many calls; Retry-After says how many seconds to wait.'),
          },
        },
      },
      '/api/v1/addresses': {
        get: {
          operationId: 'searchAddresses',
          summary: 'Find a place in Denmark by address, postcode or name.',
          parameters: [
            { name: 'q', in: 'query', required: true, schema: { type: 'string', maxLength: 200 } },
          ],
          responses: {
            200: answer(
              'The best matches first.',
              jsonSchema(z.object({ addresses: z.array(addressSchema) })),
            ),
            422: refused('q is missing.'),
            429: refused('Too many calls; Retry-After says how many seconds to wait.'),
          },
        },
      },
      '/api/v1/address': {
        get: {
          operationId: 'addressById',
          summary: 'An address that was found, with its own position.',
          parameters: [
            { name: 'id', in: 'query', required: true, schema: { type: 'string', maxLength: 80 } },
          ],
          responses: {
            200: answer('The address.', jsonSchema(z.object({ address: addressSchema }))),
            404: refused('No register that is asked knows it, or none is asked.'),
            422: refused('id is missing.'),
            429: refused('Too many calls; Retry-After says how many seconds to wait.'),
          },
        },
      },
      '/api/v1/solar-panels': {
        get: {
          operationId: 'listSolarPanels',
          summary:
            'The panel of every manufacturer: peak power in W, long side x and short side y in m.',
          responses: {
            200: answer(
              'The panels.',
              jsonSchema(z.object({ solarPanels: z.array(solarPanelSchema) })),
            ),
            503: refused('The panels could not be read.'),
          },
        },
      },
      '/api/v1/solar-panels/{manufacturer}': {
        get: {
          operationId: 'getSolarPanel',
          summary: 'The panel of one manufacturer, by its code.',
          parameters: [
            {
              name: 'manufacturer',
              in: 'path',
              required: true,
              schema: { type: 'string' },
              example: 'TW',
            },
          ],
          responses: {
            200: answer('The panel.', jsonSchema(solarPanelSchema)),
            404: refused('No panel of this manufacturer.'),
            500: refused('The stored panel lacks its power or size.'),
            503: refused('The panels could not be read.'),
          },
        },
      },
      '/api/v1/site-settings': {
        get: {
          operationId: 'siteSettings',
          summary: 'What a page measures with, once its visitor has agreed. null: not set up.',
          responses: { 200: answer('The settings.', jsonSchema(siteSettingsSchema)) },
        },
      },
      ...signInPaths(),
      ...ownDataPaths(),
    },
    components: {
      schemas: { Estimate: jsonSchema(estimateAnswerSchema), Problem: jsonSchema(problemSchema) },
    },
  };
}
