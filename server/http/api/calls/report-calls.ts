import type { Context } from 'hono';
import * as z from 'zod/mini';
import { idempotencyKey } from '../../../../domain/contact-details.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { changeReport, type ChangeFailure } from '../../../reports/change-report.ts';
import { deleteReport } from '../../../reports/commands.ts';
import { saveReport, type SaveFailure } from '../../../reports/save-report.ts';
import { readReport } from '../../../reports/specified-report.ts';
import type { AppEnvironment } from '../../environment.ts';
import { defineCall, type Asked } from '../define-call.ts';
import { noReport, notSignedIn, readProblem } from '../own-data-answers.ts';
import { newReportBodySchema, reportChangeBodySchema, saveOf } from '../own-data-body.ts';
import { invalidInput, localeOf, problem, refusedWork } from '../problem.ts';
import { BUSY } from '../refusals.ts';
import { reportSchema } from '../report-schema.ts';
import { NOT_LOADED_REFUSAL } from './own-data-calls.ts';

const PER_MINUTE = 300;

const NOT_SAVED = { 500: { description: 'The server could not save it.' }, ...BUSY };
const NOT_THERE = {
  404: {
    description: "No such report, or it is somebody else's: no difference is told.",
  },
};

type Report = z.output<typeof reportSchema>;

/** A signed-in user's reports. */
export const REPORT_CALLS = [
  defineCall('POST /reports', {
    id: 'saveReport',
    summary:
      "Save a report. Its result is calculated by this server; figures in the body are not read. The user's calculator data is saved with it. The same figures of a house are not saved twice; other ones of a house that has a report are saved with asNew, or in its place with PATCH.",
    perMinute: PER_MINUTE,
    headers: z.object({ 'Idempotency-Key': idempotencyKey }),
    body: {
      schema: newReportBodySchema,
      notes: {
        asNew: 'Another report, also where the house has one.',
        reportId: 'Refused: a saved report is changed with PATCH.',
      },
    },
    example: { body: { lat: 56.2, lon: 10.2 } },
    answers: {
      201: {
        description: 'The report. The same key with the same body gives the same one.',
        schema: reportSchema,
      },
      200: {
        description: 'The report that was saved before with the same figures.',
        schema: reportSchema,
      },
    },
    refusals: {
      409: {
        description:
          'The key came before with another body; or kind is has-report, and earlier names the report of the same house; or kind is too-many-reports, and there are as many as most says.',
        more: {
          kind: z.optional(z.enum(['has-report', 'too-many-reports'])),
          earlier: z.optional(
            z.strictObject({
              reportId: z.string(),
              version: z.int(),
              title: z.nullable(z.string()),
              batteryKwh: z.number(),
            }),
          ),
          most: z.optional(z.int()),
        },
      },
      ...NOT_SAVED,
    },
    run: async ({ services, context, who, locale, headers, body, reply }) => {
      const { reportId: named, asNew, ...fields } = body;
      // A caller who names a report wants to change it; a second one beside it would surprise them.
      if (named !== undefined) {
        const message = m.privacy_api_change_with_patch({}, { locale });
        return problem(context, 422, message, {
          errors: [{ field: 'reportId', code: 'unknown-field', message }],
        });
      }
      const saved = await saveReport(services, who, {
        ...saveOf(fields),
        idempotencyKey: headers['Idempotency-Key'],
        ...(asNew === undefined ? {} : { asNew }),
      });
      if (!saved.ok) return saveProblem(context, saved.error);
      const { reportId, isEarlier = false } = saved.value;
      const report = await told({ services, context, who }, reportId);
      if (report instanceof Response) return report;
      return isEarlier
        ? reply(200, report, { Location: `/api/v1/reports/${reportId}` })
        : reply(201, report, { Location: `/api/v1/reports/${reportId}` });
    },
  }),
  defineCall('GET /reports/{id}', {
    id: 'getReport',
    summary: 'A report of the signed-in user.',
    perMinute: PER_MINUTE,
    answers: { 200: { description: 'The report.', schema: reportSchema } },
    refusals: { ...NOT_THERE, ...NOT_LOADED_REFUSAL },
    run: async (asked) => {
      const report = await told(asked, asked.param('id'));
      return report instanceof Response ? report : asked.reply(200, report);
    },
  }),
  defineCall('PATCH /reports/{id}', {
    id: 'updateReport',
    summary:
      "Set fields of a report and have it calculated anew on today's prices; without a calculator field, as with a title alone, its result stays as it is. numberOfPanels, batteryUnits and inverterId choose, the first two before peakPower and batteryCapacityKwh, which without them choose anew; batteryUnits say that a battery is wanted, and are refused beside interestedInBattery: false; the other figures are not read, so that a report can be sent back as it was read.",
    perMinute: PER_MINUTE,
    body: { schema: reportChangeBodySchema },
    example: { body: { version: 1, peakPower: 8 } },
    answers: { 200: { description: 'The report.', schema: reportSchema } },
    refusals: {
      409: {
        description: 'Saved elsewhere since it was read; stored and yours hold both.',
        more: {
          stored: z.looseObject({ version: z.int(), title: z.nullable(z.string()) }),
          yours: z.looseObject({ title: z.nullable(z.string()) }),
        },
      },
      ...NOT_THERE,
      ...NOT_SAVED,
    },
    run: async (asked) => {
      const { services, context, who, param, body } = asked;
      const { version, ...fields } = body;
      const change = { reportId: param('id'), version, ...saveOf(fields) };
      const changed = await changeReport(services, who, change);
      if (!changed.ok) return saveProblem(context, changed.error);
      const report = await told(asked, change.reportId);
      return report instanceof Response ? report : asked.reply(200, report);
    },
  }),
  defineCall('DELETE /reports/{id}', {
    id: 'deleteReport',
    summary: 'Delete a report. Its owner can take it back for 10 minutes on its page.',
    perMinute: PER_MINUTE,
    answers: { 204: { description: 'Deleted.', schema: null } },
    refusals: NOT_THERE,
    run: async ({ services, context, who, param, reply }) => {
      const deleted = await deleteReport(services, who, { reportId: param('id') });
      return deleted.ok ? reply(204, null) : readProblem(context, deleted.error);
    },
  }),
];

type Telling = Pick<Asked<unknown, unknown, unknown, unknown>, 'services' | 'context' | 'who'>;

async function told({ services, context, who }: Telling, reportId: string) {
  const report = await readReport(services, who, { reportId });
  return report.ok ? (report.value as Report) : readProblem(context, report.error);
}

function saveProblem(
  context: Context<AppEnvironment>,
  failure: SaveFailure | ChangeFailure,
): Response {
  const options = { locale: localeOf(context) };
  switch (failure.kind) {
    case 'invalid': {
      const errors = failure.errors.map((error) => ({
        ...error,
        field: error.field.replace(/^(state|person)\./, ''),
      }));
      return invalidInput(context, errors);
    }
    case 'not-found':
      return noReport(context);
    case 'signed-out':
      return notSignedIn(context);
    case 'unavailable':
      return problem(context, 500, m.error_server({}, options));
    case 'too-many-reports': {
      const { kind, most } = failure;
      return problem(context, 409, m.my_reports_full_text({ count: String(most) }, options), {
        kind,
        most,
      });
    }
    case 'too-often':
    case 'busy':
      return refusedWork(context, failure);
    case 'key-reused':
      return problem(context, 409, m.privacy_api_key_reused({}, options));
    case 'has-report': {
      const { kind, earlier } = failure;
      return problem(context, 409, m.privacy_api_has_report({}, options), { kind, earlier });
    }
    case 'conflict': {
      const { stored, yours } = failure;
      return problem(context, 409, m.privacy_api_stale({}, options), { stored, yours });
    }
  }
}
