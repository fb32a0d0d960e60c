import * as z from 'zod/mini';
import { fieldErrorText } from '../../../../words/field-error-text.ts';
import { ownRole } from '../../../admin/own-role.ts';
import { requestAdminAccess, REQUEST_FAILED } from '../../../admin/request-access.ts';
import { findSavedData, saveCalculatorData } from '../../../reports/calculator-data.ts';
import { findReportIndex, joinReportIndex } from '../../../reports/report-index.ts';
import { defineCall } from '../define-call.ts';
import { NO_REPORT, notSignedIn, readProblem } from '../own-data-answers.ts';
import {
  adminRequestBodySchema,
  calculatorDataBodySchema,
  reportIndexBodySchema,
} from '../own-data-body.ts';
import { invalidInput, problem } from '../problem.ts';
import { ownDataSchema } from '../report-schema.ts';

const PER_MINUTE = 300;
/** Nobody needs this often: a mistyped address, a page sent again. */
const REQUESTS_PER_MINUTE = 10;

export const NOT_LOADED_REFUSAL = {
  503: { description: 'Could not load saved data.' },
} as const;

const reportIds = z.strictObject({ reportIds: z.array(z.string()) });

/** What a signed-in user has saved. The session's cookie says who calls. */
export const OWN_DATA_CALLS = [
  defineCall('GET /user-calculator-data', {
    id: 'getUserCalculatorData',
    summary: 'What the signed-in user last told the calculator.',
    perMinute: PER_MINUTE,
    answers: {
      200: { description: 'The calculator fields and ownerUid.', schema: ownDataSchema },
    },
    refusals: { 404: { description: 'Nothing is saved.' }, ...NOT_LOADED_REFUSAL },
    run: async ({ services, context, who, reply }) => {
      if (who.kind === 'visitor') return notSignedIn(context);
      const data = await findSavedData(services, who, {});
      if (!data.ok) return readProblem(context, data.error);
      if (data.value === null) return problem(context, 404, 'No saved data.');
      return reply(200, { ...data.value, ownerUid: who.uid });
    },
  }),
  defineCall('PUT /user-calculator-data', {
    id: 'mergeUserCalculatorData',
    summary:
      'Set the fields that are given and leave the others as they are. They keep to the limits of a saved report: a place is on Danish land (send lat and lon together), a model is one of the catalogue, the faces together hold no more panels than a system. reportCalculatedProfitExVat is not read.',
    perMinute: PER_MINUTE,
    body: { schema: calculatorDataBodySchema },
    example: { body: { peakPower: 6, slope: 35 } },
    answers: { 200: { description: 'All of it, after the change.', schema: ownDataSchema } },
    run: async ({ services, context, who, body, reply }) => {
      if (who.kind === 'visitor') return notSignedIn(context);
      const { uid } = who;
      const { ownerUid = uid, reportCalculatedProfitExVat: _, ...data } = body;
      if (ownerUid !== uid) {
        return invalidInput(context, [{ field: 'ownerUid', code: 'unknown-value' }]);
      }
      const saved = await saveCalculatorData(services, who, data);
      if (saved.ok) return reply(200, { ...saved.value, ownerUid: uid });
      return saved.error.kind === 'signed-out'
        ? notSignedIn(context)
        : invalidInput(context, saved.error.errors);
    },
  }),
  defineCall('GET /user-report-index', {
    id: 'getUserReportIndex',
    summary: "The ids of the signed-in user's reports. Saving and deleting a report keep it.",
    perMinute: PER_MINUTE,
    answers: { 200: { description: 'The ids, oldest first.', schema: reportIds } },
    refusals: NOT_LOADED_REFUSAL,
    run: async ({ services, context, who, reply }) => {
      const found = await findReportIndex(services, who, {});
      return found.ok ? reply(200, { reportIds: found.value }) : readProblem(context, found.error);
    },
  }),
  defineCall('PUT /user-report-index', {
    id: 'mergeUserReportIndex',
    summary:
      'Add ids to those that are there (array-union). Each is of a report of the signed-in user; where one is not, none is added.',
    perMinute: PER_MINUTE,
    body: { schema: reportIndexBodySchema },
    example: { body: { reportIds: ['019356a0-0000-7000-8000-000000000001'] } },
    answers: { 200: { description: 'The ids, oldest first.', schema: reportIds } },
    refusals: {
      404: {
        description:
          "An id names no report, or somebody else's: no difference is told. errors says which.",
      },
    },
    run: async ({ services, context, who, locale, body, reply }) => {
      const joined = await joinReportIndex(services, who, body);
      if (joined.ok) return reply(200, { reportIds: joined.value });
      if (joined.error.kind === 'signed-out') return notSignedIn(context);
      const errors = joined.error.errors.map((error) => ({
        ...error,
        message: fieldErrorText(error, locale),
      }));
      return problem(context, 404, NO_REPORT, { errors });
    },
  }),
];

/**
 * A user's own staff role, and asking for one; another's uid is answered as if it did not exist.
 */
export const STAFF_CALLS = [
  defineCall('GET /admins/{uid}', {
    id: 'getAdmin',
    summary: "The signed-in user's own role among staff.",
    perMinute: PER_MINUTE,
    answers: {
      200: { description: 'The role.', schema: z.strictObject({ role: z.literal('admin') }) },
    },
    refusals: { 404: { description: 'Not of the staff, or somebody else.' } },
    run: async ({ services, context, who, param, reply }) => {
      const role = await ownRole(services, who, { uid: param('uid') });
      if (role.ok) return reply(200, role.value);
      return role.error.kind === 'signed-out'
        ? notSignedIn(context)
        : problem(context, 404, 'Admin not found.');
    },
  }),
  defineCall('PUT /admin-requests/{uid}', {
    id: 'setAdminRequest',
    summary:
      'Ask to be let into the admin area. It lets nobody in: staff decide. One request per user: sent again it changes the address as long as nobody has decided, and nothing afterwards. requestedAt is set by this server at the first.',
    perMinute: REQUESTS_PER_MINUTE,
    body: { schema: adminRequestBodySchema },
    example: { body: { email: 'name@example.dk' } },
    answers: {
      200: {
        description: 'The request as it stands.',
        schema: z.strictObject({ email: z.string(), uid: z.string(), requestedAt: z.string() }),
      },
    },
    refusals: {
      404: { description: "Somebody else's uid." },
      500: { description: REQUEST_FAILED },
    },
    run: async ({ services, context, who, param, body, reply }) => {
      const request = await requestAdminAccess(services, who, {
        uid: param('uid'),
        email: body.email,
        named: body.uid ?? null,
      });
      if (request.ok) return reply(200, request.value);
      switch (request.error.kind) {
        case 'signed-out':
          return notSignedIn(context);
        case 'not-found':
          return problem(context, 404, 'Admin request not found.');
        case 'invalid':
          return invalidInput(context, request.error.errors);
        case 'unavailable':
          return problem(context, 500, REQUEST_FAILED);
      }
    },
  }),
];
