import { Hono } from 'hono';
import { API_ACCESS, needsSignIn } from '../../../domain/access.ts';
import { fieldErrorText } from '../../../messages/field-error-text.ts';
import { readCalculatorData, saveCalculatorData } from '../../reports/calculator-data.ts';
import { adoptLegacyRecords } from '../../reports/legacy-records.ts';
import { joinReportIndex, readReportIndex } from '../../reports/report-index.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { callsPerMinute } from '../rate-limit.ts';
import { forUser, loading, NO_REPORT, notSignedIn } from './own-data-answers.ts';
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

  routes.get(
    '/user-calculator-data',
    loading(services, async (context, who) => {
      await adoptLegacyRecords(services, who);
      const data = await readCalculatorData(services, who.uid);
      if (data === null) return problem(context, 404, NO_DATA);
      return context.json({ ...data, ownerUid: who.uid });
    }),
  );
  routes.put(
    '/user-calculator-data',
    forUser(async (context, who) => {
      const body = await bodyBy(context, calculatorDataBodySchema);
      if (!body.ok) return body.error.answer;
      const { ownerUid = who.uid, reportCalculatedProfitExVat: _, ...data } = body.value;
      if (ownerUid !== who.uid) {
        return invalidInput(context, [{ field: 'ownerUid', code: 'unknown-value' }]);
      }
      const saved = await saveCalculatorData(services, who, data);
      if (saved === null) return notSignedIn(context);
      if (!saved.ok) return invalidInput(context, saved.error.errors);
      return context.json({ ...saved.value, ownerUid: who.uid });
    }),
  );

  routes.get(
    '/user-report-index',
    loading(services, async (context, who) => {
      await adoptLegacyRecords(services, who);
      return context.json({ reportIds: await readReportIndex(services.db, who.uid) });
    }),
  );
  routes.put(
    '/user-report-index',
    forUser(async (context, who) => {
      const body = await bodyBy(context, reportIndexBodySchema);
      if (!body.ok) return body.error.answer;
      await adoptLegacyRecords(services, who);
      const joined = await joinReportIndex(services, who, body.value.reportIds);
      if (joined === null) return notSignedIn(context);
      if (joined.ok) return context.json({ reportIds: joined.value });
      const errors = joined.error.errors.map((error) => ({
        ...error,
        message: fieldErrorText(error, localeOf(context)),
      }));
      return problem(context, 404, NO_REPORT, { errors });
    }),
  );

  routes.route('/', ownReportRoutes(services));
  routes.route('/', ownStaffRoutes(services));
  return routes;
}
