import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { PageHandler } from '../page-build.ts';
import type { Services } from '../services.ts';
import { compress, encodingFor, type Encoding } from './encoding.ts';
import type { AppEnvironment } from './environment.ts';
import { isKept } from './etag.ts';
import { scriptHashes } from './script-hashes.ts';
import { headersOfPage } from './security-headers.ts';
import { localeCookie } from './visitor-locale.ts';

/** A page that is the same for everybody, ready to be sent. */
type StillPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

/** By path. Filled when the server starts; a page that is not in it yet is made for the visitor. */
export type StillPages = Map<string, StillPage>;

// Made once for all visitors: worth more time than a page that is made for one.
const QUALITY = 9;

type Rendering = {
  readonly services: Services;
  readonly pages: PageHandler;
  readonly addresses: readonly string[];
  /** Where visitors reach the site. */
  readonly origin: string;
};

/** Renders each address as a visitor without cookies would see it. */
export async function renderStillPages(into: StillPages, rendering: Rendering): Promise<void> {
  for (const address of rendering.addresses) {
    const page = await renderedPage(address, rendering);
    if (page === null) rendering.services.log.error({ path: address }, 'still page not rendered');
    else into.set(address, page);
  }
}

async function renderedPage(address: string, rendering: Rendering): Promise<StillPage | null> {
  const { services, pages, origin } = rendering;
  const answer = await pages(new Request(origin + address), {
    services,
    nonce: '',
    clientAddress: '127.0.0.1',
  });
  if (answer.status !== 200) return null;
  const html = (await answer.text()).replaceAll(' nonce=""', '');
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const [br, gzip] = await Promise.all([
    compress(plain, 'br', QUALITY),
    compress(plain, 'gzip', QUALITY),
  ]);
  return {
    headers: {
      ...headersOfPage(services.settings.mode === 'deployed', scriptHashes(html)),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache, private',
      ETag: etag,
      Vary: 'Accept-Encoding',
    },
    etag,
    plain: new Uint8Array(plain),
    encoded: { br: new Uint8Array(br), gzip: new Uint8Array(gzip) },
  };
}

/** Serves the pages that are ready; everything else goes on. */
export function serveStillPages(
  pages: StillPages,
  isSecure: boolean,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const page = pages.get(path);
    if (page === undefined) return next();
    const headers: Record<string, string> = { ...page.headers };
    const cookie = localeCookie(path, context.req.header('cookie'), isSecure);
    if (cookie !== null) headers['Set-Cookie'] = cookie;
    if (isKept(page.etag, context.req.header('if-none-match')))
      return new Response(null, { status: 304, headers });
    const encoding = encodingFor(context.req.header('accept-encoding'));
    if (encoding !== null) headers['Content-Encoding'] = encoding;
    return new Response(encoding === null ? page.plain : page.encoded[encoding], { headers });
  };
}
