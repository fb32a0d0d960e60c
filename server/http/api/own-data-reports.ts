import { Hono, type Context } from 'hono';
import { idempotencyKey } from '../../../domain/contact-details.ts';
import { parseInput } from '../../../domain/field-error.ts';
import type { SaveReport } from '../../../domain/saved-report.ts';
import { m } from '../../../messages/compiled/messages.js';
import { deleteReport, renameReport, type TitleConflict } from '../../reports/commands.ts';
import { withChange } from '../../../domain/counted-answers.ts';
import { ownReport } from '../../reports/queries.ts';
import { saveReport, type SaveFailure } from '../../reports/save-report.ts';
import { specifiedReport } from '../../reports/specified-report.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { forUser, loading, noReport, notSignedIn } from './own-data-answers.ts';
import { bodyBy, newReportBodySchema, reportChangeBodySchema, saveOf } from './own-data-body.ts';
import { invalidInput, localeOf, problem, refusedWork } from './problem.ts';

type AppContext = Context<AppEnvironment>;

const KEY_HEADER = 'Idempotency-Key';

/** A signed-in user's reports. */
export function ownReportRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.post(
    '/reports',
    forUser(async (context, who) => {
      const key = parseInput(idempotencyKey, context.req.header(KEY_HEADER));
      if (!key.ok) {
        return invalidInput(context, [{ field: KEY_HEADER, code: 'required' }]);
      }
      const body = await bodyBy(context, newReportBodySchema);
      if (!body.ok) return body.error.answer;
      if (body.value.reportId !== undefined) return isSavedAlready(context);
      const input: SaveReport = { ...saveOf(body.value), idempotencyKey: key.value } as SaveReport;
      const saved = await saveReport(services, who, input);
      if (saved === null) return failed(context);
      if (!saved.ok) return saveProblem(context, saved.error);
      const report = await specifiedReport(services.db, who.uid, saved.value.reportId);
      if (report === null) return noReport(context);
      return context.json(report, 201, { Location: `/api/v1/reports/${saved.value.reportId}` });
    }),
  );
  routes.get(
    '/reports/:id',
    loading(services, async (context, who) => {
      const report = await specifiedReport(services.db, who.uid, reportIdOf(context));
      return report === null ? noReport(context) : context.json(report);
    }),
  );
  routes.patch(
    '/reports/:id',
    forUser(async (context, who) => {
      const reportId = reportIdOf(context);
      const body = await bodyBy(context, reportChangeBodySchema);
      if (!body.ok) return body.error.answer;
      const stored = await ownReport(services, who.uid, reportId);
      if (stored === null) return noReport(context);
      const { version, ...change } = body.value;
      const { state, ...beside } = saveOf(change);
      const read = { reportId, version };
      const saved =
        Object.keys(state).length > 0
          ? await saveReport(services, who, {
              ...beside,
              ...read,
              state: withChange(stored.state, state),
            })
          : await renameReport(services, who, {
              title: stored.summary.title ?? '',
              ...beside,
              ...read,
            });
      if (saved === null) return failed(context);
      if (!saved.ok) return saveProblem(context, saved.error);
      const report = await specifiedReport(services.db, who.uid, reportId);
      return report === null ? noReport(context) : context.json(report);
    }),
  );
  routes.delete(
    '/reports/:id',
    forUser(async (context, who) => {
      const deleted = await deleteReport(services, who, reportIdOf(context));
      return deleted.ok ? context.body(null, 204) : noReport(context);
    }),
  );
  return routes;
}

const reportIdOf = (context: AppContext) => context.req.param('id') ?? '';

function failed(context: AppContext): Response {
  return problem(context, 500, m.error_server({}, { locale: localeOf(context) }));
}

/** Who names a report wants to change it; a second one beside it would surprise them. */
function isSavedAlready(context: AppContext): Response {
  const message = m.privacy_api_change_with_patch({}, { locale: localeOf(context) });
  return problem(context, 422, message, {
    errors: [{ field: 'reportId', code: 'unknown-field', message }],
  });
}

function saveProblem(context: AppContext, failure: SaveFailure | TitleConflict): Response {
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
    case 'erased':
      return notSignedIn(context);
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
    case 'conflict': {
      const { stored, yours } = failure;
      return problem(context, 409, m.privacy_api_stale({}, options), { stored, yours });
    }
  }
}
