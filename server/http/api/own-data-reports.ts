import { Hono, type Context } from 'hono';
import { idempotencyKey } from '../../../domain/contact-details.ts';
import { parseInput } from '../../../domain/field-error.ts';
import { m } from '../../../messages/compiled/messages.js';
import { changeReport, type ChangeFailure } from '../../reports/change-report.ts';
import { deleteReport } from '../../reports/commands.ts';
import { saveReport, type SaveFailure } from '../../reports/save-report.ts';
import { readReport } from '../../reports/specified-report.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { whoAsks } from '../who-asks.ts';
import { noReport, notSignedIn, readProblem } from './own-data-answers.ts';
import { bodyBy, newReportBodySchema, reportChangeBodySchema, saveOf } from './own-data-body.ts';
import { invalidInput, localeOf, problem, refusedWork } from './problem.ts';

type AppContext = Context<AppEnvironment>;

const KEY_HEADER = 'Idempotency-Key';

/** A signed-in user's reports. */
export function ownReportRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const told = async (context: AppContext, reportId: string, status: 200 | 201 = 200) => {
    const report = await readReport(services, whoAsks(context), { reportId });
    if (!report.ok) return readProblem(context, report.error);
    const headers = status === 201 ? { Location: `/api/v1/reports/${reportId}` } : {};
    return context.json(report.value, status, headers);
  };
  routes.post('/reports', async (context) => {
    const key = parseInput(idempotencyKey, context.req.header(KEY_HEADER));
    if (!key.ok) return invalidInput(context, [{ field: KEY_HEADER, code: 'required' }]);
    const body = await bodyBy(context, newReportBodySchema);
    if (!body.ok) return body.error.answer;
    const { reportId, asNew, ...fields } = body.value;
    if (reportId !== undefined) return isSavedAlready(context);
    const input = {
      ...saveOf(fields),
      idempotencyKey: key.value,
      ...(asNew === undefined ? {} : { asNew }),
    };
    const saved = await saveReport(services, whoAsks(context), input);
    if (!saved.ok) return saveProblem(context, saved.error);
    return told(context, saved.value.reportId, saved.value.isEarlier === true ? 200 : 201);
  });
  routes.get('/reports/:id', (context) => told(context, context.req.param('id')));
  routes.patch('/reports/:id', async (context) => {
    const reportId = context.req.param('id');
    const body = await bodyBy(context, reportChangeBodySchema);
    if (!body.ok) return body.error.answer;
    const { version, ...fields } = body.value;
    const change = { reportId, version, ...saveOf(fields) };
    const changed = await changeReport(services, whoAsks(context), change);
    return changed.ok ? told(context, reportId) : saveProblem(context, changed.error);
  });
  routes.delete('/reports/:id', async (context) => {
    const reportId = context.req.param('id');
    const deleted = await deleteReport(services, whoAsks(context), { reportId });
    return deleted.ok ? context.body(null, 204) : saveProblem(context, deleted.error);
  });
  return routes;
}

/** Who names a report wants to change it; a second one beside it would surprise them. */
function isSavedAlready(context: AppContext): Response {
  const message = m.privacy_api_change_with_patch({}, { locale: localeOf(context) });
  return problem(context, 422, message, {
    errors: [{ field: 'reportId', code: 'unknown-field', message }],
  });
}

function saveProblem(context: AppContext, failure: SaveFailure | ChangeFailure): Response {
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
