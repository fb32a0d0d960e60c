import { Hono } from 'hono';
import { REQUEST_FAILED, requestAdminAccess } from '../../admin/request-access.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { callsPerMinute } from '../rate-limit.ts';
import { forUser, loading } from './own-data-answers.ts';
import { adminRequestBodySchema, bodyBy } from './own-data-body.ts';
import { invalidInput, problem } from './problem.ts';

/** Nobody asks twice for long: a mistyped address, a page sent again. */
const REQUESTS_PER_MINUTE = 10;

/** A user's own place among staff, and asking for one; another's uid is answered as one that is not there. */
export function ownStaffRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.get(
    '/admins/:uid',
    loading(services, async (context, who) => {
      const row =
        context.req.param('uid') === who.uid
          ? await services.db
              .selectFrom('admins')
              .select('role')
              .where('uid', '=', who.uid)
              .executeTakeFirst()
          : undefined;
      return row === undefined ? problem(context, 404, 'Admin not found.') : context.json(row);
    }),
  );
  routes.put(
    '/admin-requests/:uid',
    callsPerMinute(REQUESTS_PER_MINUTE),
    forUser(async (context, who) => {
      if (context.req.param('uid') !== who.uid) {
        return problem(context, 404, 'Admin request not found.');
      }
      const body = await bodyBy(context, adminRequestBodySchema);
      if (!body.ok) return body.error.answer;
      const { uid = who.uid, email } = body.value;
      if (uid !== who.uid) {
        return invalidInput(context, [{ field: 'uid', code: 'unknown-value' }]);
      }
      const request = await requestAdminAccess(services, who, email);
      return request === null ? problem(context, 500, REQUEST_FAILED) : context.json(request);
    }),
  );
  return routes;
}
