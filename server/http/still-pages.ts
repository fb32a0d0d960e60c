import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { BuiltPages, PageHandler } from '../page-build.ts';
import { sessionTokenIn } from '../identity/session-cookie.ts';
import type { Services } from '../services.ts';
import { THIS_SERVER } from './client-address.ts';
import { compress, encodingFor, type Encoding } from './encoding.ts';
import type { AppEnvironment } from './environment.ts';
import { isKept } from './etag.ts';
import { outsideHosts } from './outside-hosts.ts';
import { inlineHashes } from './inline-hashes.ts';
import { headersOfPage } from './security-headers.ts';
import { localeCookie } from './visitor-locale.ts';

/** A page that is the same for everybody, ready to send. */
type StillPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  /** Packed when somebody first asks for it: most pages are made anew each day and after a publication unread. */
  readonly packed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

// Done once for all visitors, so it may take longer than for one.
const QUALITY = 9;

/** The pages that are the same for everybody, kept in memory. */
export class StillPages {
  readonly #services: Services;
  readonly #render: PageHandler;
  readonly #periods: ReadonlyMap<string, number>;
  readonly #ready = new Map<
    string,
    { readonly page: StillPage; readonly untilMs: number; readonly edition: string }
  >();
  readonly #underWay = new Set<string>();
  #origin: string | null = null;

  constructor(services: Services, pages: BuiltPages) {
    this.#services = services;
    this.#render = pages.handle;
    this.#periods = new Map(pages.still.map(({ path, periodMs }) => [path, periodMs]));
  }

  /** @param origin where visitors reach the site */
  async renderAll(origin: string): Promise<void> {
    this.#origin = origin;
    for (const path of this.#periods.keys()) await this.#renew(path);
  }

  /**
   * The page to send now; undefined if it has to be made for the visitor. An expired page is made
   * anew in the background; the old one is served meanwhile, for at most the same time again. A
   * page made before something was published is not served.
   */
  async get(path: string): Promise<StillPage | undefined> {
    const periodMs = this.#periods.get(path);
    if (periodMs === undefined) return undefined;
    const ready = this.#ready.get(path);
    const overMs = this.#services.now().getTime() - (ready?.untilMs ?? Number.NEGATIVE_INFINITY);
    const isOutdated = ready?.edition !== (await this.#services.edition());
    if (overMs >= 0 || isOutdated) void this.#renew(path);
    return overMs < periodMs && !isOutdated ? ready?.page : undefined;
  }

  async #renew(path: string): Promise<void> {
    const periodMs = this.#periods.get(path);
    if (periodMs === undefined || this.#origin === null || this.#underWay.has(path)) return;
    this.#underWay.add(path);
    const startedMs = this.#services.now().getTime();
    try {
      // Read first: what is published while the page is being made may or may not be in it.
      const edition = await this.#services.edition();
      const page = await renderedPage(path, this.#origin, this.#render, this.#services);
      const untilMs = (Math.floor(startedMs / periodMs) + 1) * periodMs;
      this.#ready.set(path, { page, untilMs, edition });
    } catch (error) {
      const code = error instanceof Error ? error.message : 'unknown';
      this.#services.log.error({ path, code }, 'still page not rendered');
    } finally {
      this.#underWay.delete(path);
    }
  }
}

/** As a visitor without cookies would see it. */
async function renderedPage(
  path: string,
  origin: string,
  render: PageHandler,
  services: Services,
): Promise<StillPage> {
  const context = { services, nonce: '', clientAddress: THIS_SERVER, signedIn: null };
  const answer = await render(new Request(origin + path), context);
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  const html = (await answer.text()).replaceAll(' nonce=""', '');
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    headers: {
      ...headersOfPage(
        services.settings.mode === 'deployed',
        inlineHashes(html),
        outsideHosts(services.settings),
      ),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache, private',
      ETag: etag,
      Vary: 'Accept-Encoding',
    },
    etag,
    plain: new Uint8Array(plain),
    packed: packedOnce(plain),
  };
}

function packedOnce(plain: Buffer): StillPage['packed'] {
  const known = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const packed =
      known.get(encoding) ??
      compress(plain, encoding, QUALITY).then((bytes) => new Uint8Array(bytes));
    known.set(encoding, packed);
    // What failed once is tried again.
    packed.catch(() => known.delete(encoding));
    return packed;
  };
}

/** Serves the pages that are ready; everything else passes through. */
export function serveStillPages(
  pages: StillPages,
  isSecure: boolean,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    // A page may show its own query, for example in the links to its other language.
    const cookies = context.req.header('cookie');
    // A signed-in user sees it in the header of every page.
    const isAnyones = sessionTokenIn(cookies, isSecure) === null && !context.req.url.includes('?');
    const page = isAnyones ? await pages.get(path) : undefined;
    if (page === undefined) return next();
    const headers: Record<string, string> = { ...page.headers };
    const header = (name: string) => context.req.header(name);
    const cookie = localeCookie({ path, header }, isSecure);
    if (cookie !== null) headers['Set-Cookie'] = cookie;
    if (isKept(page.etag, context.req.header('if-none-match')))
      return new Response(null, { status: 304, headers });
    const encoding = encodingFor(context.req.header('accept-encoding'));
    if (encoding === null) return new Response(page.plain, { headers });
    headers['Content-Encoding'] = encoding;
    return new Response(await page.packed(encoding), { headers });
  };
}
