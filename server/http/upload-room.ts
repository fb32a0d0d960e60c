import type { MiddlewareHandler } from 'hono';
import { LARGEST_SENDING_BYTES, LARGEST_UPLOAD_BYTES } from '../../domain/uploads/upload-rules.ts';
import { m } from '../../messages/compiled/messages.js';
import { localeOf } from './api/problem.ts';
import type { AppEnvironment } from './environment.ts';

/** What surrounds the files in a form. */
const FORM_BYTES = 64 * 1024;
/** A form is held in memory as a whole while it is read. */
const MOST_AT_ONCE_BYTES = 2 * LARGEST_SENDING_BYTES;
const TRY_AGAIN_SECONDS = 5;

/** How large a form with files may be; null: the address takes none. */
export function roomForFiles(path: string): number | null {
  if (/^\/(da|en)\/thank-you\/send-file$/.test(path)) return LARGEST_UPLOAD_BYTES + FORM_BYTES;
  if (
    /^\/(da|en)\/(thank-you\/files|calculator\/(offer|start)|admin\/content)(\.data)?$/.test(path)
  ) {
    return LARGEST_SENDING_BYTES + FORM_BYTES;
  }
  return null;
}

/** Admits as many forms with files as fit in memory; later ones are told to try again. */
export function uploadsAtOnce(): MiddlewareHandler<AppEnvironment> {
  let taken = 0;
  return async (context, next) => {
    const most = context.req.method === 'POST' ? roomForFiles(context.req.path) : null;
    if (most === null) return next();
    const said = Number(context.req.header('content-length') ?? most);
    const bytes = said >= 0 ? Math.min(said, most) : most;
    if (taken + bytes > MOST_AT_ONCE_BYTES) {
      const words = m.error_busy_text(
        { seconds: TRY_AGAIN_SECONDS },
        { locale: localeOf(context) },
      );
      return context.text(words, 503, { 'Retry-After': String(TRY_AGAIN_SECONDS) });
    }
    taken += bytes;
    try {
      await next();
    } finally {
      taken -= bytes;
    }
    return undefined;
  };
}
