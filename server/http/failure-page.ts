import type { Context } from 'hono';
import { m } from '../../messages/compiled/messages.js';
import { COME_BACK } from '../db/database-away.ts';
import { localeOf, problem } from './api/problem.ts';
import type { AppEnvironment } from './environment.ts';
import { plainPage } from './plain-page.ts';

/** Our own failure before there is a page: one that needs nothing but itself, a problem for whoever calls the interface, or a line for whoever reads no pages. */
export function failurePage(context: Context<AppEnvironment>, isAway: boolean): Response {
  const locale = localeOf(context);
  const status = isAway ? 503 : 500;
  const headers = { ...(isAway ? COME_BACK : {}), 'Cache-Control': 'no-store' };
  if (context.req.path.startsWith('/api/'))
    return problem(context, status, m.error_server({}, { locale }), {}, headers);
  if (context.req.header('accept')?.includes('text/html') !== true) {
    return context.text(m.error_server({}, { locale }), status, headers);
  }
  const { pathname, search } = new URL(context.req.url);
  const page = plainPage({
    locale,
    nonce: context.get('nonce'),
    title: m.shell_error_title({}, { locale }),
    text: m.shell_error_lead({}, { locale }),
    way: { href: pathname + search, label: m.shell_error_retry({}, { locale }) },
  });
  return context.html(page, status, headers);
}
