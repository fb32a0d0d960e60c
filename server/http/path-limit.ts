import type { MiddlewareHandler } from 'hono';
import { m } from '../../messages/compiled/messages.js';
import { localeOf, problem } from './api/problem.ts';
import type { AppEnvironment } from './environment.ts';
import { plainPage } from './plain-page.ts';

/** Three times as many as our deepest address has. An empty part counts, because it costs the router as much as a named one. */
export const MOST_PATH_PARTS = 20;
/** Twenty times as long as our longest address. */
export const MOST_PATH_BYTES = 2048;
/** Where the router's client asks which routes the links of a page lead to: «?paths=/da,/da/guide,…» */
const ROUTES_OF_LINKS = '/__manifest';
/** The router tries each path on every route, which takes it 0.05 ms. */
const MOST_LINKS = 200;

/**
 * Refuses addresses longer than any of ours before anything reads them. The router looks up every
 * address above a page's own, so its work grows with the square of their number.
 */
export function shortPathsOnly(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (!isTooLong(new URL(context.req.url))) return next();
    const locale = localeOf(context);
    const title = m.error_path_too_long_title({}, { locale });
    const text = m.error_path_too_long_text({}, { locale });
    if (context.req.path.startsWith('/api/')) return problem(context, 414, title);
    const headers = { 'Cache-Control': 'no-store' };
    if (context.req.header('accept')?.includes('text/html') !== true) {
      return context.text(`${title}. ${text}`, 414, headers);
    }
    const way = { href: `/${locale}`, label: m.shell_nav_home({}, { locale }) };
    const page = plainPage({ locale, nonce: context.get('nonce'), title, text, way });
    return context.html(page, 414, headers);
  };
}

function isTooLong({ pathname, searchParams }: URL): boolean {
  if (pathname.length > MOST_PATH_BYTES || parts(pathname, '/') > MOST_PATH_PARTS) return true;
  return pathname === ROUTES_OF_LINKS && parts(searchParams.get('paths') ?? '', ',') > MOST_LINKS;
}

/** How many parts a list has; what begins or ends with its separator has no part more for that. */
function parts(list: string, separator: string): number {
  const from = list.startsWith(separator) ? 1 : 0;
  const to = list.endsWith(separator) ? -1 : undefined;
  return list.slice(from, to).split(separator).length;
}
