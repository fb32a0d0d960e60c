import * as z from 'zod/mini';
import { LIMITS } from '../../../domain/calculator-limits.ts';
import { estimateAnswerSchema } from '../../estimates/answer-schema.ts';
import { API_ROOT } from './access-guard.ts';
import { wayOf, type Call, type Refusal, type Schema } from './define-call.ts';
import { problemSchema, problemSchemaOf, refusalsOf } from './refusals.ts';
import { reportSchema } from './report-schema.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Schemas shared by several calls, by their names in the description. */
const NAMED = new Map<Schema, string>([
  [estimateAnswerSchema, 'Estimate'],
  [reportSchema, 'Report'],
  [problemSchema, 'Problem'],
]);

const NOTES: JsonObject = {
  Report:
    "The calculator fields, ownerUid, userPhoneNumber, createdAt, and pvgisResponse, partnerPrice, numberOfPanels, batteryUnits, batteryDetails, inverterId as this server calculated them; title and version besides. fullName and email are the owner's as they last told them, the same in each of their reports, and left out while they have told none. reportCalculatedProfitExVat is never returned: it is the firm's own profit, worked out from its costs, and no home owner's business.",
};

/** What a schema's refinements know about a place and JSON Schema cannot express. */
const PLACE: JsonObject = {
  lat: placeIn(LIMITS.lat, 'Latitude in Denmark, degrees north.'),
  lon: placeIn(LIMITS.lon, 'Longitude in Denmark, degrees east.'),
};

function placeIn([minimum, maximum]: readonly [number, number], description: string): JsonObject {
  return { type: 'number', minimum, maximum, description };
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

function schemaOf(schema: Schema): JsonObject {
  const name = NAMED.get(schema);
  return name === undefined
    ? jsonSchema(schema, 'output')
    : { $ref: `#/components/schemas/${name}` };
}

/** The fields a caller sends: how each is checked, and its description. */
function inputOf(schema: Schema, notes: Readonly<Record<string, string>> = {}): JsonObject {
  const described = jsonSchema(schema, 'input');
  const fields = described['properties'] as Record<string, JsonObject>;
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const note = notes[name];
      const told = note === undefined ? field : { ...field, description: note };
      return [name, { ...told, ...(PLACE[name] as object | undefined) }];
    }),
  );
  return { ...described, properties };
}

const content = (type: string, schema: JsonObject, example?: object) => ({
  [type]: { schema, ...(example === undefined ? {} : { example }) },
});

function parametersOf(call: Call): readonly JsonObject[] {
  const inPath = [...wayOf(call).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(call.example?.path?.[name] === undefined ? {} : { example: call.example.path[name] }),
  }));
  const sent = (where: 'query' | 'header', schema: Schema | undefined): readonly JsonObject[] => {
    if (schema === undefined) return [];
    const { properties, required = [] } = inputOf(schema) as {
      readonly properties: JsonObject;
      readonly required?: readonly string[];
    };
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: where,
      required: required.includes(name),
      schema: field,
      ...(call.example?.query?.[name] === undefined ? {} : { example: call.example.query[name] }),
    }));
  };
  return [...inPath, ...sent('query', call.query), ...sent('header', call.headers)];
}

function refused(refusal: Refusal): JsonObject {
  return {
    description: refusal.description,
    content: content('application/problem+json', schemaOf(problemSchemaOf(refusal))),
  };
}

function operationOf(call: Call): JsonObject {
  const { id, summary, perMinute, body, example } = call;
  const parameters = parametersOf(call);
  const successes = Object.entries(call.answers).map(([status, { description, schema }]) => [
    status,
    schema === null
      ? { description }
      : { description, content: content('application/json', schemaOf(schema)) },
  ]);
  const refusals = Object.entries(refusalsOf(call)).map(([status, it]) => [status, refused(it)]);
  const limit = `At most ${perMinute} calls a minute per address.`;
  return {
    operationId: id,
    summary: perMinute === null ? summary : `${summary} ${limit}`,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: content(
              'application/json',
              inputOf(body.schema as unknown as Schema, body.notes),
              example?.body,
            ),
          },
        }),
    responses: {
      ...Object.fromEntries([...successes, ...refusals]),
      default: refused({ description: 'The server failed.' }),
    },
  };
}

/** The description of every call, made from the definitions that check and answer them. */
export function openApiDocument(appUrl: string | null, calls: readonly Call[]): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const call of calls) {
    const { method, path } = wayOf(call);
    const at = (paths[API_ROOT + path] ??= {});
    at[method.toLowerCase()] = operationOf(call);
  }
  const schemas = [...NAMED].map(([schema, name]) => {
    const note = NOTES[name];
    const told = note === undefined ? {} : { description: note };
    return [name, { ...jsonSchema(schema, 'output'), ...told }];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Solrig',
      version: '1',
      description:
        'Price, yield and saving of solar panels in Denmark. Money in DKK, energy in kWh. Azimuth: 0 south, -90 east, 90 west. Errors in the language of Accept-Language (da, en).',
    },
    servers: [{ url: appUrl ?? '/' }],
    paths,
    components: { schemas: Object.fromEntries(schemas) },
  };
}
