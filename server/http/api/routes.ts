import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { m } from '../../../messages/compiled/messages.js';
import type { Services } from '../../services.ts';
import { isRefusal } from '../../work/work-refusal.ts';
import type { AppEnvironment } from '../environment.ts';
import { callsPerMinute } from '../rate-limit.ts';
import { isSenderGone } from '../sender-gone.ts';
import { whoAsks } from '../who-asks.ts';
import { guardCalls } from './access-guard.ts';
import { readEstimateBody } from './estimate-body.ts';
import { openApiDocument } from './openapi.ts';
import { OWN_DATA_PATHS, ownDataRoutes } from './own-data.ts';
import { invalidInput, localeOf, problem, refusedWork } from './problem.ts';
import { readJson } from './read-json.ts';
import { signInRoutes } from './sign-in.ts';
import { solarPanelRoutes } from './solar-panels.ts';
import { yieldAnswer } from './yield.ts';

const ESTIMATES_PER_MINUTE = 300;
const SEARCHES_PER_MINUTE = 300;
const YIELDS_PER_MINUTE = 300;
const LARGEST_BODY_BYTES = 64 * 1024;

/**
 * The public interface, under /api/v1. Any site may call it; calls that know a session are taken from this one
 * alone.
 */
export function apiRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type', 'Accept-Language'],
    }),
  );
  routes.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control'))
      context.res.headers.set('Cache-Control', 'no-store');
  });
  routes.use(guardCalls(services));
  const tooLarge = bodyLimit({
    maxSize: LARGEST_BODY_BYTES,
    onError: (context) =>
      problem(context, 413, m.error_api_too_large({}, { locale: localeOf(context) })),
  });
  routes.post('/estimate', callsPerMinute(ESTIMATES_PER_MINUTE), tooLarge, async (context) => {
    const body = await readJson(context);
    if (!body.ok) return body.error.answer;
    const state = readEstimateBody(body.value);
    if (!state.ok) return invalidInput(context, state.error.errors);
    const estimate = await services.estimate(whoAsks(context), state.value, 'live');
    if (estimate.ok) return context.json(estimate.value.estimate);
    return isRefusal(estimate.error)
      ? refusedWork(context, estimate.error)
      : invalidInput(context, estimate.error.errors);
  });
  routes.get('/yield', callsPerMinute(YIELDS_PER_MINUTE), async (context) => {
    const { searchParams } = new URL(context.req.url);
    const answer = await yieldAnswer(services, whoAsks(context), searchParams);
    if (answer.ok) return context.json(answer.value);
    return isRefusal(answer.error)
      ? refusedWork(context, answer.error)
      : invalidInput(context, answer.error.errors);
  });
  routes.get('/addresses', callsPerMinute(SEARCHES_PER_MINUTE), async (context) => {
    const text = context.req.query('q');
    if (text === undefined) return invalidInput(context, [{ field: 'q', code: 'required' }]);
    return context.json({ addresses: await services.addresses.search(text) });
  });
  // The number in the query: a path is logged, and this one leads to a door.
  routes.get('/address', callsPerMinute(SEARCHES_PER_MINUTE), async (context) => {
    const id = context.req.query('id');
    if (id === undefined) return invalidInput(context, [{ field: 'id', code: 'required' }]);
    const address = await services.addresses.byId(id);
    return address === null
      ? problem(context, 404, m.address_unknown_id({}, { locale: localeOf(context) }))
      : context.json({ address });
  });
  routes.route('/solar-panels', solarPanelRoutes(services));
  routes.use('/sign-in/*', tooLarge);
  routes.use('/sign-out', tooLarge);
  routes.route('/', signInRoutes(services));
  for (const path of OWN_DATA_PATHS) routes.use(path, tooLarge);
  routes.route('/', ownDataRoutes(services));
  routes.get('/site-settings', (context) => context.json(services.settings.measuring.site));
  const document = openApiDocument(services.settings.appUrl);
  routes.get('/openapi.json', (context) => context.json(document));
  routes.all('*', (context) =>
    problem(context, 404, `Page not found: ${new URL(context.req.url).pathname}`),
  );
  routes.onError((error, context) => {
    if (isSenderGone(error, context)) return context.body(null, 400);
    services.log.error({ code: error.name, stack: error.stack }, 'api call failed');
    return problem(context, 500, m.error_server({}, { locale: localeOf(context) }));
  });
  return routes;
}
