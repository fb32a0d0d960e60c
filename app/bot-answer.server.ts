import { createIsbotFromList, list } from 'isbot';
import { isRouteErrorResponse } from 'react-router';
import { m } from '../messages/compiled/messages.js';

// A headless browser renders the page for somebody, for example to print or check it.
const isBot = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));

/**
 * What went wrong in one line, for robots, which get no error page (specification 8); null for
 * people.
 */
export function errorForBot(request: Request, error: unknown): string | null {
  if (!isBot(request.headers.get('User-Agent'))) return null;
  if (!isRouteErrorResponse(error) || error.status >= 500) return m.shell_error_title();
  return typeof error.data === 'string' ? error.data : error.statusText;
}
