import type { Handler } from 'hono';
import type { PageHandler } from '../page-build.ts';
import type { Services } from '../services.ts';
import { COME_BACK, DatabaseAway } from '../db/database-away.ts';
import { compress, encodingFor, isCompressible, isWorthwhile } from './encoding.ts';
import type { AppEnvironment } from './environment.ts';
import { whoAsks } from './who-asks.ts';

// Pages are made anew for each visitor: a higher quality costs more time than it saves in transfer.
const FAST_QUALITY = 3;

export function servePages(pages: PageHandler, services: Services): Handler<AppEnvironment> {
  return async (context) => {
    const request = asVisitorsSeeIt(context.req.raw, services.settings.appUrl);
    const clientAddress = context.get('clientAddress');
    const signedIn = context.get('signedIn');
    let page: Buffer<ArrayBuffer> | null = null;
    let isAway = false;
    const takePage = (taken: Buffer<ArrayBuffer>) => void (page = taken);
    const failed = (error: unknown) => void (isAway ||= error instanceof DatabaseAway);
    const own = { takePage, failed };
    const visit = { services, nonce: context.get('nonce'), clientAddress, signedIn, ...own };
    const made = await services.turns.begin(whoAsks(context), () => pages(request, visit));
    const answer = isAway && made.status === 500 ? comeBack(made) : made;
    return encoded(answer, page, context.req.header('accept-encoding'), signedIn !== null);
  };
}

/** The same page, or what a page's own call is answered, for something that is over soon: a robot comes again, and no cache keeps it. */
function comeBack({ body, headers }: Response): Response {
  const all = { ...Object.fromEntries(headers), ...COME_BACK, 'Cache-Control': 'no-store' };
  return new Response(body, { status: 503, headers: all });
}

/**
 * Behind a proxy the socket knows neither https nor the public name; redirects and checks need
 * both. And a path that can't be decoded is taken literally: the router would write it into the
 * log, including a report's key.
 */
function asVisitorsSeeIt(request: Request, appUrl: string | null): Request {
  const { origin, pathname, search } = new URL(request.url);
  const isSound = canBeDecoded(pathname);
  if (appUrl === null && isSound) return request;
  const path = isSound ? pathname : pathname.replaceAll('%', '%25');
  return new Request((appUrl ?? origin) + path + search, request);
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function encoded(
  answer: Response,
  page: Buffer<ArrayBuffer> | null,
  acceptEncoding: string | undefined,
  isPersonal: boolean,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  // After signing out, the browser's "back" must not show what only that person may see.
  if (isPersonal) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache, private');
  // If something went wrong afterwards, what was rendered is not what is sent.
  const taken = answer.body === null && headers.has('Content-Type') ? page : null;
  if (answer.body === null && taken === null) {
    return new Response(null, { status: answer.status, headers });
  }
  if (!isCompressible(headers.get('Content-Type')) || headers.has('Content-Encoding')) {
    return new Response(taken ?? answer.body, { status: answer.status, headers });
  }
  headers.append('Vary', 'Accept-Encoding');
  const plain = taken ?? Buffer.from(await answer.arrayBuffer());
  const encoding = encodingFor(acceptEncoding);
  if (encoding === null || !isWorthwhile(plain)) {
    return new Response(plain, { status: answer.status, headers });
  }
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  const body = await compress(plain, encoding, FAST_QUALITY);
  return new Response(body, { status: answer.status, headers });
}
