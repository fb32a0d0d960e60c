import type { MiddlewareHandler } from 'hono';
import { API_ACCESS, needsSignIn } from '../../../domain/access.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { ownSiteCallsOnly } from '../same-origin.ts';
import { notSignedIn } from './own-data-answers.ts';
import { problem } from './problem.ts';

export const API_ROOT = '/api/v1';

type Line = {
  readonly method: string;
  readonly path: RegExp;
  readonly access: (typeof API_ACCESS)[keyof typeof API_ACCESS];
};

const LINES: readonly Line[] = Object.entries(API_ACCESS).map(([call, access]) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, access, path: new RegExp(`^${API_ROOT}${path.replace(/\{\w+\}/g, '[^/]*')}$`) };
});

/**
 * Runs before every call. A call without a line in the access table is refused, even if its code
 * exists; where sign-in is required, a visitor is told so. Ownership is checked by the use case.
 */
export function guardCalls({
  log,
  settings,
}: Pick<Services, 'log' | 'settings'>): MiddlewareHandler<AppEnvironment> {
  const fromOwnSite = ownSiteCallsOnly(settings.appUrl);
  return async (context, next) => {
    const { path } = context.req;
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    const line = LINES.find((each) => each.method === method && each.path.test(path));
    if (line === undefined) {
      log.debug({ method }, 'call without a line in the table of access');
      return problem(context, 404, `Page not found: ${path}`);
    }
    if (!needsSignIn(line.access)) return next();
    return fromOwnSite(context, async () => {
      if (context.get('signedIn') !== null) return next();
      context.res = notSignedIn(context);
    });
  };
}
