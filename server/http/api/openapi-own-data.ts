import * as z from 'zod/mini';
import {
  adminRequestBodySchema,
  calculatorDataBodySchema,
  newReportBodySchema,
  reportChangeBodySchema,
  reportIndexBodySchema,
} from './own-data-body.ts';

type JsonObject = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType): JsonObject {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return described;
}

const body = (schema: z.ZodMiniType, example: JsonObject) => ({
  required: true,
  content: { 'application/json': { schema: jsonSchema(schema), example } },
});
const answer = (description: string, schema: JsonObject) => ({
  description,
  content: { 'application/json': { schema } },
});
const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const READING = {
  401: refused('Nobody is signed in.'),
  429: refused('Too many calls; Retry-After says how many seconds to wait.'),
};
const LOADING = { ...READING, 503: refused('Could not load saved data.') };
const CHANGING = {
  ...READING,
  400: refused('The body is not JSON.'),
  403: refused("The call does not come from the site's own pages."),
  413: refused('The body is larger than 64 kB.'),
  415: refused('The body is not said to be application/json.'),
  422: refused('A field is wrong; errors names each.'),
};
const NOT_SAVED = {
  503: refused('The server is busy; Retry-After says how many seconds to wait.'),
  500: refused('The server could not save it.'),
};
const NOT_THERE = {
  404: refused("No such report, or it is somebody else's: no difference is told."),
};

const anObject = { type: 'object' };
const REPORT = {
  ...anObject,
  description:
    "The calculator fields, ownerUid, userPhoneNumber, createdAt, and pvgisResponse, partnerPrice, numberOfPanels, batteryUnits, batteryDetails, inverterId as this server calculated them; title and version besides. fullName and email are the owner's as they last told them, the same in each of their reports, and left out while they have told none. reportCalculatedProfitExVat is never returned: it is the firm's own profit, worked out from its costs, and no home owner's business.",
};
const REPORT_IDS = answer(
  'The ids, oldest first.',
  jsonSchema(z.object({ reportIds: z.array(z.string()) })),
);
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** What a signed-in user has saved. The session's cookie says who calls. */
export function ownDataPaths(): JsonObject {
  return {
    '/api/v1/user-calculator-data': {
      get: {
        operationId: 'getUserCalculatorData',
        summary: 'What the signed-in user last told the calculator.',
        responses: {
          200: answer('The calculator fields and ownerUid.', anObject),
          404: refused('Nothing is saved.'),
          ...LOADING,
        },
      },
      put: {
        operationId: 'mergeUserCalculatorData',
        summary:
          'Set the fields that are given and leave the others as they are. They keep to the limits of a saved report: a place is on Danish land (send lat and lon together), a model is one of the catalogue, the faces together hold no more panels than a system. reportCalculatedProfitExVat is not read.',
        requestBody: body(calculatorDataBodySchema, { peakPower: 6, slope: 35 }),
        responses: {
          200: answer('All of it, after the change.', anObject),
          ...CHANGING,
          ...NOT_SAVED,
        },
      },
    },
    '/api/v1/user-report-index': {
      get: {
        operationId: 'getUserReportIndex',
        summary: "The ids of the signed-in user's reports. Saving and deleting a report keep it.",
        responses: { 200: REPORT_IDS, ...LOADING },
      },
      put: {
        operationId: 'mergeUserReportIndex',
        summary:
          'Add ids to those that are there (array-union). Each is of a report of the signed-in user; where one is not, none is added.',
        requestBody: body(reportIndexBodySchema, {
          reportIds: ['019356a0-0000-7000-8000-000000000001'],
        }),
        responses: {
          200: REPORT_IDS,
          404: refused(
            "An id names no report, or somebody else's: no difference is told. errors says which.",
          ),
          ...CHANGING,
          ...NOT_SAVED,
        },
      },
    },
    '/api/v1/reports': {
      post: {
        operationId: 'saveReport',
        summary:
          "Save a report. Its result is calculated by this server; figures in the body are not read. The user's calculator data is saved with it.",
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
          },
        ],
        requestBody: body(z.omit(newReportBodySchema, { reportId: true }), {
          lat: 56.2,
          lon: 10.2,
        }),
        responses: {
          201: answer('The report. The same key with the same body gives the same one.', REPORT),
          200: answer('The report that was saved before with the same figures.', REPORT),
          409: refused(
            'The key came before with another body; or kind is has-report, and earlier names the report of the same house with other figures: change it with PATCH, or send asNew; or kind is too-many-reports, and there are as many as most says.',
          ),
          ...CHANGING,
          ...NOT_SAVED,
          422: refused(
            'A field is wrong; errors names each. So is reportId: a saved report is changed with PATCH.',
          ),
        },
      },
    },
    '/api/v1/reports/{id}': {
      get: {
        operationId: 'getReport',
        summary: 'A report of the signed-in user.',
        parameters: [ID],
        responses: { 200: answer('The report.', REPORT), ...NOT_THERE, ...LOADING },
      },
      patch: {
        operationId: 'updateReport',
        summary:
          "Set fields of a report and have it calculated anew on today's prices; without a calculator field, as with a title alone, its result stays as it is. numberOfPanels, batteryUnits and inverterId choose, the first two before peakPower and batteryCapacityKwh, which without them choose anew; the other figures are not read, so that a report can be sent back as it was read.",
        parameters: [ID],
        requestBody: body(reportChangeBodySchema, { version: 1, peakPower: 8 }),
        responses: {
          200: answer('The report.', REPORT),
          409: refused('Saved elsewhere since it was read; stored and yours hold both.'),
          ...NOT_THERE,
          ...CHANGING,
          ...NOT_SAVED,
        },
      },
      delete: {
        operationId: 'deleteReport',
        summary: 'Delete a report. Its owner can take it back for 10 minutes on its page.',
        parameters: [ID],
        responses: {
          204: { description: 'Deleted.' },
          403: refused("The call does not come from the site's own pages."),
          ...NOT_THERE,
          ...READING,
        },
      },
    },
    '/api/v1/admins/{uid}': {
      get: {
        operationId: 'getAdmin',
        summary: "The signed-in user's own role among staff.",
        parameters: [{ ...ID, name: 'uid' }],
        responses: {
          200: answer('The role.', jsonSchema(z.object({ role: z.string() }))),
          404: refused('Not of the staff, or somebody else.'),
          ...LOADING,
        },
      },
    },
    '/api/v1/admin-requests/{uid}': {
      put: {
        operationId: 'setAdminRequest',
        summary:
          'Ask to be let into the admin area. It lets nobody in: staff decide. One request per user: sent again it changes the address as long as nobody has decided, and nothing afterwards. requestedAt is set by this server at the first. At most 10 a minute.',
        parameters: [{ ...ID, name: 'uid' }],
        requestBody: body(adminRequestBodySchema, { email: 'name@example.dk' }),
        responses: {
          200: answer(
            'The request as it stands.',
            jsonSchema(z.object({ email: z.string(), uid: z.string(), requestedAt: z.string() })),
          ),
          404: refused("Somebody else's uid."),
          ...CHANGING,
          500: refused('Failed to submit admin access request.'),
        },
      },
    },
  };
}
