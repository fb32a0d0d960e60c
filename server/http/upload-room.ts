import type { MiddlewareHandler } from 'hono';
import { LARGEST_SENDING_BYTES, LARGEST_UPLOAD_BYTES } from '../../domain/uploads/upload-rules.ts';
import { m } from '../../messages/compiled/messages.js';
import { localeOf } from './api/problem.ts';
import type { AppEnvironment } from './environment.ts';
import { FormLine } from './form-line.ts';

/** What surrounds the files in a form. */
const FORM_BYTES = 64 * 1024;
/** A form is held in memory as a whole while it is read. Less room would let one sender on a slow line hold up all others. */
const MOST_AT_ONCE_BYTES = 2 * LARGEST_SENDING_BYTES;
/** Whoever finds no room waits some seconds; whoever keeps more connections open is told to try again. */
const MOST_WAITING = 40;
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

/** Lets forms with files in one after the other; where too many wait, they are told to try again. */
export function uploadsInTurn(): MiddlewareHandler<AppEnvironment> {
  const line = new FormLine(MOST_AT_ONCE_BYTES, MOST_WAITING);
  return async (context, next) => {
    const most = context.req.method === 'POST' ? roomForFiles(context.req.path) : null;
    if (most === null) return next();
    const said = Number(context.req.header('content-length') ?? most);
    const bytes = said >= 0 ? Math.min(said, most) : most;
    const leave = await line.enter(bytes, context.req.raw.signal);
    if (leave === null) {
      const words = m.error_busy_text(
        { seconds: TRY_AGAIN_SECONDS },
        { locale: localeOf(context) },
      );
      return context.text(words, 503, { 'Retry-After': String(TRY_AGAIN_SECONDS) });
    }
    try {
      await next();
    } finally {
      leave();
    }
    return undefined;
  };
}
