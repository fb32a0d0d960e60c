import { isRouteErrorResponse } from 'react-router';
import { m } from '../messages/compiled/messages.js';
import { getLocale } from '../messages/compiled/runtime.js';
import { plainPage } from '../server/http/plain-page.ts';

/** Refused work, as a page that costs next to nothing; null: the error is another one. */
export function pageOfRefused(request: Request, error: unknown, nonce: string): string | null {
  if (!isRouteErrorResponse(error) || (error.status !== 429 && error.status !== 503)) return null;
  const { pathname, search } = new URL(request.url);
  return plainPage({
    locale: getLocale(),
    nonce,
    title: error.status === 503 ? m.error_busy_title() : m.error_too_many_title(),
    text: String(error.data),
    way: { href: pathname + search, label: m.error_too_many_again() },
  });
}
