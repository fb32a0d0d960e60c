import { Hono } from 'hono';
import type { PageHandler } from '../page-build.ts';
import type { Services } from '../services.ts';
import { apiRoutes } from './api/routes.ts';
import type { BodyPace } from './body-pace.ts';
import { serveAssets, type Assets } from './assets.ts';
import { clientAddress } from './client-address.ts';
import { devOutboxRoutes } from './dev-outbox.ts';
import type { AppEnvironment } from './environment.ts';
import { failurePage } from './failure-page.ts';
import { googleSignInRoutes } from './google-sign-in.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { knownRequestsOnly } from './known-requests.ts';
import { onlyThisMachine } from './only-this-machine.ts';
import { outsideHosts } from './outside-hosts.ts';
import { servePages } from './pages.ts';
import { shortPathsOnly } from './path-limit.ts';
import { proxyWarning } from './proxy-warning.ts';
import { formsPerMinute, PAGES_PER_MINUTE, pagesPerMinute } from './rate-limit.ts';
import { takeBodies } from './take-body.ts';
import { signedInVisitor } from './read-session.ts';
import { rememberLocale } from './remember-locale.ts';
import { requestLog } from './request-log.ts';
import { sameOriginOnly } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { seenClientRoutes } from './seen-client.ts';
import { isSenderGone } from './sender-gone.ts';
import { serveStillPages, type StillPages } from './still-pages.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { logFailure } from '../log-failure.ts';

/** One person sends a few; a whole office behind one address sends more. */
const FORMS_PER_MINUTE = 120;

export type AppParts = {
  readonly services: Services;
  readonly pages: PageHandler;
  readonly assets: Assets;
  /** null: every page is made for each visitor. */
  readonly stillPages: StillPages | null;
  readonly readiness: Readiness;
  /** Other than the product's in tests only. */
  readonly bodyPace?: BodyPace;
};

export function createApp(parts: AppParts): Hono<AppEnvironment> {
  const { services, pages, assets, stillPages, readiness } = parts;
  const { settings } = services;
  const isSecure = settings.appUrl?.startsWith('https:') === true;
  const app = new Hono<AppEnvironment>();
  app.use(requestLog(services));
  if (stillPages !== null) app.use(serveStillPages(stillPages, isSecure));
  app.use(securityHeaders(settings.mode === 'deployed', outsideHosts(settings)));
  app.use(shortPathsOnly());
  app.use(knownRequestsOnly());
  const warnOfProxy = proxyWarning(services);
  app.use(async (context, next) => {
    const socket = context.env?.incoming?.socket.remoteAddress;
    const forwarded = context.req.header('x-forwarded-for') ?? null;
    context.set('clientAddress', clientAddress(socket, forwarded, settings.trustedProxyHops));
    warnOfProxy(context);
    await next();
  });
  app.route('/', healthRoutes(services, readiness));
  app.route('/', seenClientRoutes(services));
  app.use(serveAssets(assets));
  const bodies = takeBodies(parts.bodyPace);
  for (const path of ['/api/*', '/dev/*']) app.use(path, bodies);
  app.use(signedInVisitor(services));
  app.route('/api/v1', apiRoutes(services));
  if (settings.mode === 'local') app.route('/dev/outbox', devOutboxRoutes(services));
  if (services.localIssuer !== null) {
    app.use('/dev/google/*', onlyThisMachine(settings));
    app.route('/', services.localIssuer.routes);
  }
  app.use(sameOriginOnly(settings.appUrl));
  app.use(formsPerMinute(FORMS_PER_MINUTE));
  // A form's after its origin and its client's limit: of one that is refused nothing is read.
  app.use(bodies);
  app.use(pagesPerMinute(PAGES_PER_MINUTE, settings));
  app.route('/', googleSignInRoutes(services));
  app.use(rememberLocale(isSecure));
  app.all('*', servePages(pages, services));
  app.onError((error, context) => {
    if (isSenderGone(error, context)) return context.body(null, 400);
    logFailure(services.log, 'request failed', error);
    return failurePage(context, error instanceof DatabaseAway);
  });
  return app;
}
