import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { pathWithoutKey } from '../domain/report/share-link.ts';
import { outsideHosts } from '../server/http/outside-hosts.ts';
import { errorForBot } from './bot-answer.server.ts';
import { EARLY_PRESS_SCRIPT } from './ui/early-press.ts';
import { DEFAULT_LOCALE, localeOfPath } from '../words/locale.ts';
import { drawingsIn } from './drawings-in-page.server.ts';
import { withLocale } from './i18n/locale.server.ts';
import { paintFirst } from './paint-first.server.ts';
import { pageOfRefused } from './refused-page.server.ts';
import { requestContext, whoAsks, type RequestContext } from './request-context.server.ts';
import { editedPage, passagesIn, type PageEdit } from './page-edits.server.ts';
import { trustedTypesScript } from './trusted-types.server.ts';
import { logFailure } from '../server/log-failure.ts';

const RENDER_TIMEOUT_MS = 5_000;

export { indexedAddresses, stillAddresses } from './site-addresses.server.ts';

/** The only way from the server into the pages: called by server/http with the built app. */
export function createPageHandler(build: ServerBuild) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request: Request, context: RequestContext): Promise<Response> => {
    const provider = new RouterContextProvider();
    provider.set(requestContext, context);
    const locale = localeOfPath(new URL(request.url).pathname) ?? DEFAULT_LOCALE;
    return withLocale(locale, () => handle(request, provider));
  };
}

/** Preloading every module delays the first paint; the entry script finds them soon enough. */
function withoutPreloads(page: Buffer): readonly PageEdit[] {
  return passagesIn(page, '<link rel="modulepreload"', '>').map((link) => ({ ...link, text: '' }));
}

let written = Buffer.alloc(0);

/** The page that React has written in these pieces, with our additions. */
function finished(chunks: readonly Buffer[]): Buffer<ArrayBuffer> {
  const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  // The same memory for every page, because allocating it anew for each keeps the garbage collector
  // running.
  if (written.length < length) written = Buffer.alloc(2 * length);
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(written, at);
  const page = written.subarray(0, length);
  return editedPage(page, [...drawingsIn(page), ...withoutPreloads(page), ...paintFirst(page)]);
}

function render(
  element: React.ReactElement,
  nonce: string,
  firstScript: string,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(finished(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      bootstrapScriptContent: firstScript,
      // The whole page is sent at once: nothing may wait for a script to put it in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('render timed out')), RENDER_TIMEOUT_MS);
    sink.on('close', () => clearTimeout(timer));
  });
}

/**
 * Errors the router catches go to the server's log: the path without its query, never the input.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  const { services, failed } = context.get(requestContext);
  failed?.(error);
  // An address or a method that there is no page for is the asker's mistake; the request's line tells it.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const path = pathWithoutKey(new URL(request.url).pathname);
  logFailure(services.log, 'page failed', error, { path });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const [error] = Object.values(routerContext.staticHandlerContext.errors ?? {});
  const bareText = error === undefined ? null : errorForBot(request, error);
  if (bareText !== null) {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response(bareText, { status, headers });
  }
  const { nonce, services, takePage } = loadContext.get(requestContext);
  const busyPage = error === undefined ? null : pageOfRefused(request, error, nonce);
  const { scripts } = outsideHosts(services.settings);
  const firstScript = `${EARLY_PRESS_SCRIPT};${trustedTypesScript(scripts)}`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (busyPage !== null) return new Response(busyPage, { status, headers });
  const page = await services.turns.run(whoAsks(loadContext), () =>
    render(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      nonce,
      firstScript,
    ),
  );
  if (takePage === undefined) return new Response(page, { status, headers });
  takePage(page);
  return new Response(null, { status, headers });
}
