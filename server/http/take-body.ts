import type { Context, MiddlewareHandler } from 'hono';
import { LARGEST_SENDING_BYTES, LARGEST_UPLOAD_BYTES } from '../../domain/uploads/upload-rules.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Locale } from '../../words/locale.ts';
import { localeOf, problem } from './api/problem.ts';
import { ArrivingBody } from './arriving-body.ts';
import { BODY_PACE, pacedPieces, TooSlow, type BodyPace } from './body-pace.ts';
import { addressGroup } from './client-address.ts';
import { ClientPlaces } from './client-places.ts';
import type { AppEnvironment } from './environment.ts';
import { hasTooManyParts } from './form-limits.ts';
import { FormLine } from './form-line.ts';
import { isReading } from './same-origin.ts';

/** Forms without files, and what surrounds the files in the others. They never wait for each other. */
const SMALL_BYTES = 256 * 1024;
const FORM_BYTES = 64 * 1024;
/** Forms with files that are read as forms at the same time: each is in memory as a whole by then. */
const MOST_AT_ONCE_BYTES = 2 * LARGEST_SENDING_BYTES;
const MOST_WAITING = 40;
/** Larger bodies of one client that come at the same time; others of theirs wait. */
const PLACES = 2;
const WAITING_FOR_A_PLACE = 10;
const TRY_AGAIN_SECONDS = 5;

/** How large a form with files may be; null: the address takes none. */
function roomForFiles(path: string): number | null {
  if (/^\/(da|en)\/thank-you\/send-file$/.test(path)) return LARGEST_UPLOAD_BYTES + FORM_BYTES;
  if (
    /^\/(da|en)\/(thank-you\/files|calculator\/(offer|start)|admin\/content)(\.data)?$/.test(path)
  ) {
    return LARGEST_SENDING_BYTES + FORM_BYTES;
  }
  return null;
}

type AppContext = Context<AppEnvironment>;
type Refusal = 'too-large' | 'too-slow' | 'busy';

/**
 * Takes each body in before anything reads it. Bytes are counted as they come, whatever the request promised; a slow
 * body holds a place of its own client only; large bodies are read as forms in turn, once they are here.
 */
export function takeBodies(pace: BodyPace = BODY_PACE): MiddlewareHandler<AppEnvironment> {
  const places = new ClientPlaces(PLACES, WAITING_FOR_A_PLACE);
  const line = new FormLine(MOST_AT_ONCE_BYTES, MOST_WAITING);
  return async (context, next) => {
    const { raw } = context.req;
    if (isReading(context.req.method) || raw.body === null) return next();
    const body = new ArrivingBody(SMALL_BYTES);
    let leave: (() => void) | null = null;
    try {
      const refusal = await arrive(context, raw.body, body, { pace, places });
      if (refusal !== null) return refuse(context, refusal);
      if (!body.isSmall) {
        leave = await line.enter(body.bytes, raw.signal);
        if (leave === null) return refuse(context, 'busy');
      }
      const bytes = await body.whole();
      await body.forget();
      if (hasTooManyParts(bytes, context.req.header('content-type') ?? '')) {
        return refuse(context, 'too-large');
      }
      context.req.raw = new Request(raw, { method: raw.method, body: bytes });
      await next();
    } finally {
      await body.forget();
      leave?.();
    }
    return undefined;
  };
}

type Limits = { readonly pace: BodyPace; readonly places: ClientPlaces };

/** Collects what comes. @returns why it is refused; null: it is whole */
async function arrive(
  context: AppContext,
  stream: ReadableStream<Uint8Array>,
  body: ArrivingBody,
  { pace, places }: Limits,
): Promise<Refusal | null> {
  const most = roomForFiles(context.req.path) ?? SMALL_BYTES;
  if (Number(context.req.header('content-length') ?? 0) > most) return 'too-large';
  let give: (() => void) | null = null;
  try {
    for await (const piece of pacedPieces(stream, pace)) {
      if (body.bytes + piece.length > most) return 'too-large';
      if (give === null && body.bytes + piece.length > SMALL_BYTES) {
        give = await places.take(addressGroup(context.get('clientAddress')));
        if (give === null) return 'busy';
      }
      await body.add(piece);
    }
    return null;
  } catch (error) {
    if (error instanceof TooSlow) return 'too-slow';
    throw error;
  } finally {
    give?.();
  }
}

const STATUS = { 'too-large': 413, 'too-slow': 408, busy: 503 } as const;

/** The rest of the body is not read, so the connection is not used again. */
function refuse(context: AppContext, refusal: Refusal): Response {
  const [words, status] = [wordsOf(refusal, localeOf(context)), STATUS[refusal]];
  const headers = {
    Connection: 'close',
    'Cache-Control': 'no-store',
    ...(refusal === 'busy' ? { 'Retry-After': String(TRY_AGAIN_SECONDS) } : {}),
  };
  const isCall = context.req.path.startsWith('/api/');
  return isCall
    ? problem(context, status, words, {}, headers)
    : context.text(words, status, headers);
}

function wordsOf(refusal: Refusal, locale: Locale): string {
  switch (refusal) {
    case 'too-large':
      return m.error_api_too_large({}, { locale });
    case 'too-slow':
      return m.error_too_slow({}, { locale });
    case 'busy':
      return m.error_busy_text({ seconds: TRY_AGAIN_SECONDS }, { locale });
  }
}
