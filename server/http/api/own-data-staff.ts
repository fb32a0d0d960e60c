import { Hono } from 'hono';
import { ownRole } from '../../admin/own-role.ts';
import { requestAdminAccess, REQUEST_FAILED } from '../../admin/request-access.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { callsPerMinute } from '../rate-limit.ts';
import { whoAsks } from '../who-asks.ts';
import { notSignedIn } from './own-data-answers.ts';
import { adminRequestBodySchema, bodyBy } from './own-data-body.ts';
import { invalidInput, problem } from './problem.ts';

/** Nobody asks twice for long: a mistyped address, a page sent again. */
const REQUESTS_PER_MINUTE = 10;

/** A user's own place among staff, and asking for one; another's uid is answered as one that is not there. */
export function ownStaffRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.get('/admins/:uid', async (context) => {
    const role = await ownRole(services, whoAsks(context), { uid: context.req.param('uid') });
    if (role.ok) return context.json(role.value);
    return role.error.kind === 'signed-out'
      ? notSignedIn(context)
      : problem(context, 404, 'Admin not found.');
  });
  routes.put('/admin-requests/:uid', callsPerMinute(REQUESTS_PER_MINUTE), async (context) => {
    const { uid } = context.req.param();
    const who = whoAsks(context);
    if (who.kind === 'visitor') return notSignedIn(context);
    if (uid !== who.uid) return problem(context, 404, 'Admin request not found.');
    const body = await bodyBy(context, adminRequestBodySchema);
    if (!body.ok) return body.error.answer;
    if ((body.value.uid ?? uid) !== uid) {
      return invalidInput(context, [{ field: 'uid', code: 'unknown-value' }]);
    }
    const request = await requestAdminAccess(services, who, body.value);
    if (request.ok) return context.json(request.value);
    return request.error.kind === 'signed-out'
      ? notSignedIn(context)
      : problem(context, 500, REQUEST_FAILED);
  });
  return routes;
}
