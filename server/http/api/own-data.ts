import { Hono, type Context } from 'hono';
import { API_ACCESS } from '../../../domain/access.ts';
import { idempotencyKey } from '../../../domain/contact-details.ts';
import { parseInput } from '../../../domain/field-error.ts';
import type { SaveReport } from '../../../domain/saved-report.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { SignedIn } from '../../identity/session.ts';
import { readCalculatorData, saveCalculatorData } from '../../reports/calculator-data.ts';
import { deleteReport, renameReport, type TitleConflict } from '../../reports/commands.ts';
import { adoptLegacyRecords } from '../../reports/legacy-records.ts';
import { ownReport } from '../../reports/queries.ts';
import { saveReport, type SaveFailure } from '../../reports/save-report.ts';
import { specifiedReport } from '../../reports/specified-report.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { callsPerMinute } from '../rate-limit.ts';
import { ownSiteCallsOnly } from '../same-origin.ts';
import {
  bodyBy,
  calculatorDataBodySchema,
  newReportBodySchema,
  reportChangeBodySchema,
  saveOf,
} from './own-data-body.ts';
import { invalidInput, localeOf, problem } from './problem.ts';

type AppContext = Context<AppEnvironment>;

const CALLS_PER_MINUTE = 300;
/** The specification's own words (its section 8); callers compare them, so they are not translated. */
const LOAD_FAILED = 'Could not load saved data.';
const NO_REPORT = 'Report not found.';
const NO_DATA = 'No saved data.';
const KEY_HEADER = 'Idempotency-Key';

/** What a signed-in user has saved, for the site's own pages: cookies say who calls. */
export function ownDataRoutes(services: Services): Hono<AppEnvironment> {
  const { settings } = services;
  const routes = new Hono<AppEnvironment>();
  for (const path of Object.keys(API_ACCESS).map((written) => written.replace(/\{\w+\}/, '*'))) {
    routes.use(path, callsPerMinute(CALLS_PER_MINUTE), ownSiteCallsOnly(settings.appUrl));
    routes.use(path, async (context, next) =>
      context.get('signedIn') === null ? notSignedIn(context) : next(),
    );
  }
  const loading = async (context: AppContext, load: (who: SignedIn) => Promise<Response>) => {
    const who = context.get('signedIn');
    if (who === null) return notSignedIn(context);
    try {
      return await load(who);
    } catch (error) {
      const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
      services.log.error({ code, stack }, LOAD_FAILED);
      return problem(context, 503, LOAD_FAILED);
    }
  };

  routes.get('/user-calculator-data', (context) =>
    loading(context, async (who) => {
      await adoptLegacyRecords(services, who);
      const data = await readCalculatorData(services, who.uid);
      if (data === null) return problem(context, 404, NO_DATA);
      return context.json({ ...data, ownerUid: who.uid });
    }),
  );
  routes.put('/user-calculator-data', async (context) => {
    const who = context.get('signedIn');
    const body = await bodyBy(context, calculatorDataBodySchema);
    if (!body.ok) return body.error.answer;
    const { ownerUid, ...data } = body.value;
    if (who !== null && ownerUid !== undefined && ownerUid !== who.uid) {
      return invalidInput(context, [{ field: 'ownerUid', code: 'unknown-value' }]);
    }
    const saved = await saveCalculatorData(services, who, data);
    if (saved === null || who === null) return notSignedIn(context);
    if (!saved.ok) return invalidInput(context, saved.error.errors);
    return context.json({ ...saved.value, ownerUid: who.uid });
  });

  routes.get('/user-report-index', (context) =>
    loading(context, async (who) => {
      await adoptLegacyRecords(services, who);
      const entries = await services.db
        .selectFrom('user_report_index as entry')
        .innerJoin('reports', 'reports.report_id', 'entry.report_id')
        .select('entry.report_id')
        .where('entry.owner_key', '=', who.uid)
        .where('reports.owner_uid', '=', who.uid)
        .where('reports.deleted_at', 'is', null)
        .orderBy('entry.added_at')
        .orderBy('entry.report_id')
        .execute();
      return context.json({ reportIds: entries.map((entry) => entry.report_id) });
    }),
  );

  routes.post('/reports', async (context) => {
    const who = context.get('signedIn');
    const key = parseInput(idempotencyKey, context.req.header(KEY_HEADER));
    if (!key.ok) {
      return invalidInput(context, [{ field: KEY_HEADER, code: 'required' }]);
    }
    const body = await bodyBy(context, newReportBodySchema);
    if (!body.ok) return body.error.answer;
    if (body.value.reportId !== undefined) return isSavedAlready(context);
    const input: SaveReport = { ...saveOf(body.value), idempotencyKey: key.value } as SaveReport;
    const saved = await saveReport(services, who, input);
    if (saved === null || who === null)
      return who === null ? notSignedIn(context) : failed(context);
    if (!saved.ok) return saveProblem(context, saved.error);
    const report = await specifiedReport(services.db, who.uid, saved.value.reportId);
    if (report === null) return problem(context, 404, NO_REPORT);
    return context.json(report, 201, { Location: `/api/v1/reports/${saved.value.reportId}` });
  });
  routes.get('/reports/:id', (context) =>
    loading(context, async (who) => {
      const report = await specifiedReport(services.db, who.uid, context.req.param('id') ?? '');
      return report === null ? problem(context, 404, NO_REPORT) : context.json(report);
    }),
  );
  routes.patch('/reports/:id', async (context) => {
    const who = context.get('signedIn');
    if (who === null) return notSignedIn(context);
    const reportId = context.req.param('id');
    const body = await bodyBy(context, reportChangeBodySchema);
    if (!body.ok) return body.error.answer;
    const stored = await ownReport(services, who.uid, reportId);
    if (stored === null) return problem(context, 404, NO_REPORT);
    const { version, ...change } = body.value;
    const { state, ...beside } = saveOf(change);
    if (Object.keys(state).length === 0) {
      // What the report is calculated from stays, and so do its frozen result and prices.
      const { title = stored.summary.title ?? '', person } = beside;
      const renamed = await renameReport(services, who, { reportId, version, title });
      if (!renamed.ok) return saveProblem(context, renamed.error);
      if (person !== undefined) await saveCalculatorData(services, who, person);
    } else {
      const saved = await saveReport(services, who, {
        ...beside,
        reportId,
        version,
        state: { ...stored.state, ...state },
      });
      if (saved === null) return failed(context);
      if (!saved.ok) return saveProblem(context, saved.error);
    }
    const report = await specifiedReport(services.db, who.uid, reportId);
    return report === null ? problem(context, 404, NO_REPORT) : context.json(report);
  });
  routes.delete('/reports/:id', async (context) => {
    const who = context.get('signedIn');
    if (who === null) return notSignedIn(context);
    const deleted = await deleteReport(services, who, context.req.param('id'));
    return deleted.ok ? context.body(null, 204) : problem(context, 404, NO_REPORT);
  });

  routes.get('/admins/:uid', (context) =>
    loading(context, async (who) => {
      const uid = context.req.param('uid') ?? '';
      const row =
        uid === who.uid
          ? await services.db
              .selectFrom('admins')
              .select('role')
              .where('uid', '=', uid)
              .executeTakeFirst()
          : undefined;
      return row === undefined ? problem(context, 404, 'Admin not found.') : context.json(row);
    }),
  );
  return routes;
}

function notSignedIn(context: AppContext): Response {
  return problem(context, 401, m.privacy_api_sign_in({}, { locale: localeOf(context) }));
}

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
        field: error.field.replace(/^state\./, ''),
      }));
      return invalidInput(context, errors);
    }
    case 'not-found':
      return problem(context, 404, NO_REPORT);
    case 'key-reused':
      return problem(context, 409, m.privacy_api_key_reused({}, options));
    case 'conflict': {
      const { stored, yours } = failure;
      return problem(context, 409, m.privacy_api_stale({}, options), { stored, yours });
    }
  }
}
