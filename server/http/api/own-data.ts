import { Hono, type Context } from 'hono';
import { API_ACCESS, needsSignIn } from '../../../domain/access.ts';
import { fieldErrorText } from '../../../messages/field-error-text.ts';
import { findSavedData, saveCalculatorData } from '../../reports/calculator-data.ts';
import { findReportIndex, joinReportIndex } from '../../reports/report-index.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { callsPerMinute } from '../rate-limit.ts';
import { NO_REPORT, notSignedIn, readProblem } from './own-data-answers.ts';
import { whoAsks } from '../who-asks.ts';
import { bodyBy, calculatorDataBodySchema, reportIndexBodySchema } from './own-data-body.ts';
import { ownReportRoutes } from './own-data-reports.ts';
import { ownStaffRoutes } from './own-data-staff.ts';
import { invalidInput, localeOf, problem } from './problem.ts';

const CALLS_PER_MINUTE = 300;
const NO_DATA = 'No saved data.';

/** The calls below, as the router writes them. */
export const OWN_DATA_PATHS: readonly string[] = [
  ...new Set(
    Object.entries(API_ACCESS)
      .filter(([, access]) => needsSignIn(access))
      .map(([call]) => call.replace(/^\w+ /, '').replace(/\{\w+\}/, '*')),
  ),
];

/** What a signed-in user has saved, for the site's own pages: cookies say who calls. */
export function ownDataRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  for (const path of OWN_DATA_PATHS) routes.use(path, callsPerMinute(CALLS_PER_MINUTE));

  routes.get('/user-calculator-data', async (context) => {
    const who = whoAsks(context);
    const data = await findSavedData(services, who, {});
    if (!data.ok) return readProblem(context, data.error);
    if (data.value === null) return problem(context, 404, NO_DATA);
    return context.json({ ...data.value, ownerUid: uidOf(context) });
  });
  routes.put('/user-calculator-data', async (context) => {
    const body = await bodyBy(context, calculatorDataBodySchema);
    if (!body.ok) return body.error.answer;
    const uid = uidOf(context);
    const { ownerUid = uid, reportCalculatedProfitExVat: _, ...data } = body.value;
    if (ownerUid !== uid) {
      return invalidInput(context, [{ field: 'ownerUid', code: 'unknown-value' }]);
    }
    const saved = await saveCalculatorData(services, whoAsks(context), data);
    if (saved.ok) return context.json({ ...saved.value, ownerUid: uid });
    return saved.error.kind === 'signed-out'
      ? notSignedIn(context)
      : invalidInput(context, saved.error.errors);
  });

  routes.get('/user-report-index', async (context) => {
    const reportIds = await findReportIndex(services, whoAsks(context), {});
    if (!reportIds.ok) return readProblem(context, reportIds.error);
    return context.json({ reportIds: reportIds.value });
  });
  routes.put('/user-report-index', async (context) => {
    const body = await bodyBy(context, reportIndexBodySchema);
    if (!body.ok) return body.error.answer;
    const joined = await joinReportIndex(services, whoAsks(context), body.value);
    if (joined.ok) return context.json({ reportIds: joined.value });
    if (joined.error.kind === 'signed-out') return notSignedIn(context);
    const errors = joined.error.errors.map((error) => ({
      ...error,
      message: fieldErrorText(error, localeOf(context)),
    }));
    return problem(context, 404, NO_REPORT, { errors });
  });

  routes.route('/', ownReportRoutes(services));
  routes.route('/', ownStaffRoutes(services));
  return routes;
}

/** Of who is signed in: the guard lets nobody else in. */
const uidOf = (context: Context<AppEnvironment>) => context.get('signedIn')?.uid ?? '';
