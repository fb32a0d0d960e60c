import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { PageBuild, PageHandler } from '../../server/page-build.ts';
import { failurePage } from './failure-page.ts';
import { ANSWERS_CHANGED } from './hot-server.ts';
import type { DevSite } from './site.ts';

const SITE = '/scripts/dev/site.ts';
const PAGES = 'virtual:react-router/server-build';
/** Editors save several files at once. */
const SAVING_MS = 15;

type SiteModule = typeof import('./site.ts');

/**
 * The product as its sources are now. Vite's module runner holds server and pages in one process
 * and re-evaluates what a change affects, at the latest on the next request, so no answer comes
 * from old sources. The database and the workers are reopened only when the server's own sources
 * changed.
 */
export class LiveSite {
  readonly #vite: ViteDevServer;
  readonly #runner: ReturnType<typeof createServerModuleRunner>;
  #open: { readonly module: SiteModule; readonly site: DevSite } | null = null;
  #newest: Promise<DevSite> | null = null;
  #pages: { readonly build: PageBuild; readonly handle: PageHandler } | null = null;
  #renewal: NodeJS.Timeout | undefined;
  #isTold = false;
  #hasFailed = false;

  constructor(vite: ViteDevServer) {
    this.#vite = vite;
    const { ssr } = vite.environments;
    if (ssr === undefined) throw new TypeError('Vite has no environment for the server.');
    // Without its own hot replacement, which would evaluate everything again.
    this.#runner = createServerModuleRunner(ssr, { hmr: false });
  }

  /** One at a time: a change while the site is opening opens it once more. */
  open(): Promise<DevSite> {
    this.#newest = (this.#newest ?? Promise.resolve()).then(
      () => this.#openNewest(),
      () => this.#openNewest(),
    );
    return this.#newest;
  }

  async #openNewest(): Promise<DevSite> {
    const module = (await this.#runner.import(SITE)) as SiteModule;
    if (this.#open?.module === module) return this.#open.site;
    const old = this.#open?.site;
    const site = await module.openDevSite((request, context) => this.#page(request, context));
    this.#open = { module, site };
    void old?.close();
    return site;
  }

  async answer(request: Request, bindings: object): Promise<Response> {
    try {
      const site = await this.open();
      const answer = await site.answer(request, bindings);
      return withLiveConnection(answer, new URL(request.url).host);
    } catch (error) {
      return failurePage(error, '');
    }
  }

  /** Reads the pages before anybody asks for one. */
  async warmUp(): Promise<void> {
    await this.#runner.import(PAGES).catch(() => {});
  }

  async #page(...[request, context]: Parameters<PageHandler>): Promise<Response> {
    // The page is still to be modified, so it must come as a body.
    const { takePage: _takePage, ...visit } = context;
    try {
      const build = (await this.#runner.import(PAGES)) as PageBuild;
      if (this.#pages?.build !== build) {
        this.#pages = { build, handle: build.entry.module.createPageHandler(build) };
      }
      return await withNonce(await this.#pages.handle(request, visit), context.nonce);
    } catch (error) {
      this.#hasFailed = true;
      return failurePage(error, context.nonce);
    }
  }

  /** @param isTold whether open pages reload their data even if the server is unchanged */
  renew({ isTold }: { readonly isTold: boolean }): void {
    this.#isTold ||= isTold;
    clearTimeout(this.#renewal);
    this.#renewal = setTimeout(() => void this.renewNow(), SAVING_MS);
  }

  async renewNow(): Promise<void> {
    const { hot } = this.#vite.environments.client;
    const before = this.#open?.site;
    try {
      const site = await this.open();
      if (this.#hasFailed) hot.send({ type: 'full-reload' });
      else if (this.#isTold || site !== before) hot.send(ANSWERS_CHANGED);
      this.#hasFailed = false;
      this.#isTold = false;
    } catch (error) {
      this.#hasFailed = true;
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      this.#vite.config.logger.error(stack === '' ? message : stack);
      hot.send({ type: 'error', err: { message, stack } });
    }
  }

  async close(): Promise<void> {
    await this.#open?.site.close();
    await this.#vite.close();
  }
}

const LINK_NONCE = /(<link\b[^>]*) nonce="[^"]*"/g;

/**
 * Vite's styles come by script and take the page's nonce from here. Links need none, and React
 * would miss theirs.
 */
async function withNonce(answer: Response, nonce: string): Promise<Response> {
  if (answer.headers.get('Content-Type')?.startsWith('text/html') !== true) return answer;
  const html = await answer.text();
  const meta = `<meta property="csp-nonce" nonce="${nonce}"/>`;
  const withMeta = html.replace('<head>', `<head>${meta}`).replace(LINK_NONCE, '$1');
  return new Response(withMeta, answer);
}

/** Not every browser treats the page's own web sockets as same-origin. */
function withLiveConnection(answer: Response, host: string): Response {
  const policy = answer.headers.get('Content-Security-Policy');
  if (policy === null) return answer;
  const live = policy.replace("connect-src 'self'", `connect-src 'self' ws://${host}`);
  answer.headers.set('Content-Security-Policy', live);
  return answer;
}
