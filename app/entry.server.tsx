import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { pathWithoutKey } from '../domain/report/share-link.ts';
import { outsideHosts } from '../server/http/outside-hosts.ts';
import { errorForBot } from './bot-answer.server.ts';
import { PartWriter } from './ui/drawn-once.ts';
import { EARLY_PRESS_SCRIPT } from './ui/early-press.ts';
import { DEFAULT_LOCALE, localeOfPath } from '../words/locale.ts';
import { drawingsIn } from './drawings-in-page.server.ts';
import { drawnPage } from './drawn-page.server.tsx';
import { latestSent } from '../domain/sent-context.ts';
import { withLocale } from './i18n/locale.server.ts';
import { paintFirst } from './paint-first.server.ts';
import { ownSpelling, patternsOf } from './own-spelling.server.ts';
import { withOwnRoutes } from './own-routes.server.ts';
import { pageOfRefused } from './refused-page.server.ts';
import { withDataRead } from './page-data.server.ts';
import { requestContext, whoAsks, type RequestContext } from './request-context.server.ts';
import { editedPage, passagesIn, type PageEdit } from './page-edits.server.ts';
import { trustedTypesScript } from './trusted-types.server.ts';
import { logFailure } from '../server/log-failure.ts';

export { indexedAddresses, stillAddresses } from './site-addresses.server.ts';

/** The only way from the server into the pages: called by server/http with the built app. */
export function createPageHandler(build: ServerBuild) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const spellingOf = ownSpelling(patternsOf(build));
  return (request: Request, context: RequestContext): Promise<Response> => {
    const provider = new RouterContextProvider();
    provider.set(requestContext, context);
    const { pathname, search } = new URL(request.url);
    const own = spellingOf(pathname);
    if (own !== null)
      return Promise.resolve(
        new Response(null, { status: 308, headers: { Location: own + search } }),
      );
    const locale = localeOfPath(pathname) ?? DEFAULT_LOCALE;
    return withLocale(locale, () => handle(request, provider));
  };
}

/** Preloading every module delays the first paint; the entry script finds them soon enough. */
function withoutPreloads(page: Buffer): readonly PageEdit[] {
  return passagesIn(page, '<link rel="modulepreload"', '>').map((link) => ({ ...link, text: '' }));
}

/** A script that runs while the page is read, behind all that it shows. */
function scriptAtEnd(page: Buffer, script: string, nonce: string): PageEdit {
  const from = page.lastIndexOf('</body>');
  const text = `<script nonce="${nonce}">${script.replaceAll('</', String.raw`<\/`)}</script>`;
  return { from, to: from, text };
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
  const page = await services.turns.run(whoAsks(loadContext), async () => {
    const { context, edits } = await withDataRead(withOwnRoutes(routerContext), latestSent());
    const drawn = await drawnPage(() => (
      <PartWriter value={renderToStaticMarkup}>
        <ServerRouter context={context()} url={request.url} nonce={nonce} />
      </PartWriter>
    ));
    return editedPage(drawn, [
      ...edits(drawn),
      ...drawingsIn(drawn),
      ...withoutPreloads(drawn),
      ...paintFirst(drawn),
      scriptAtEnd(drawn, firstScript, nonce),
    ]);
  });
  if (takePage === undefined) return new Response(page, { status, headers });
  takePage(page);
  return new Response(null, { status, headers });
}
