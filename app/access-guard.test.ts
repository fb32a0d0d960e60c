import { createStaticHandler, RouterContextProvider, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { BARE_ROUTE_ACCESS, ROUTE_ACCESS } from '../domain/access.ts';
import { guardAccess } from './access-guard.server.ts';
import { LOCALES } from '../words/locale.ts';
import { requestContext, type RequestContext } from './request-context.server.ts';
import { middlewareNamed } from './route-middleware.server.ts';
import routes from './routes.ts';
import { pathsIn } from '../tests/route-paths.ts';

const REPORT = '0190aaaa-0000-7000-8000-000000000000';

const paths = pathsIn(routes);

describe('the table of access and the routes', () => {
  test.each(LOCALES)('match under /%s', (locale) => {
    const own = paths
      .filter((path) => path === locale || path.startsWith(`${locale}/`))
      .map((path) => path.slice(locale.length));
    expect(own.toSorted()).toEqual(Object.keys(ROUTE_ACCESS).toSorted());
  });

  test('match outside the languages', () => {
    const isBare = (path: string) => !LOCALES.some((locale) => path.split('/')[0] === locale);
    const bare = paths.filter(isBare).map((path) => `/${path}`);
    expect(bare.toSorted()).toEqual(Object.keys(BARE_ROUTE_ACCESS).toSorted());
  });
});

/** Requests one route of a separate site, behind the real guard. */
type Asking = {
  readonly method?: string;
  readonly signedIn?: boolean;
  readonly role?: 'admin' | null;
};

async function ask(path: string, address: string, asking: Asking = {}) {
  const { method = 'GET', role = null, signedIn = role !== null } = asking;
  const reached: RouteObject = {
    path,
    loader: () => 'reached',
    action: () => 'reached',
    Component: () => null,
  };
  const logged: object[] = [];
  const context = new RouterContextProvider();
  context.set(requestContext, {
    signedIn: signedIn ? { uid: 'u', phone: null, sessionId: 's', role } : null,
    services: { log: { error: (line: object) => logged.push(line) } },
  } as unknown as RequestContext);
  const handler = createStaticHandler([
    { middleware: [guardAccess], Component: () => null, children: [reached] },
  ]);
  const answer = await handler.query(new Request(`http://localhost${address}`, { method }), {
    requestContext: context,
    generateMiddlewareResponse: async (query) => {
      const result = await query(new Request(`http://localhost${address}`, { method }));
      if (result instanceof Response) return result;
      const [error] = Object.values(result.errors ?? {});
      const status = (error as { status?: number } | undefined)?.status ?? result.statusCode;
      return new Response(JSON.stringify(result.loaderData), { status });
    },
  });
  if (!(answer instanceof Response)) throw new Error('no answer');
  return {
    status: answer.status,
    to: answer.headers.get('Location'),
    text: await answer.text(),
    logged,
  };
}

describe('a page', () => {
  test('without a line in the table is refused, whoever asks, and logged by name', async () => {
    for (const signedIn of [false, true]) {
      const answer = await ask('/da/planted', '/da/planted', { signedIn });
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('reached');
      expect(answer.logged).toEqual([{ pattern: '/da/planted' }]);
    }
  });

  test('open to anyone is reached', async () => {
    expect((await ask('/da/guide', '/da/guide')).text).toContain('reached');
  });

  test.each([
    ['/da/report/:slug', `/da/report/${REPORT}`, 'GET'],
    ['/da/report/:slug/pdf', `/da/report/${REPORT}/pdf?a=1`, 'GET'],
    ['/en/report/:slug/share', `/en/report/${REPORT}/share`, 'GET'],
    ['/en/report/:slug/share', `/en/report/${REPORT}/share`, 'POST'],
    ['/da/account/delete', '/da/account/delete', 'POST'],
  ])('%s leads a visitor of %s to sign in first', async (path, address, method) => {
    const locale = address.slice(0, 3);
    const answer = await ask(path, address, { method });
    expect(answer.status).toBe(303);
    const next = new URL(answer.to!, 'http://localhost');
    expect(next.pathname).toMatch(/^\/..\/report\/solrig-report$/);
    expect(next.searchParams.get('next')).toBe(address);
    expect(next.searchParams.get('next')!.startsWith(locale)).toBe(true);
    expect((await ask(path, address, { method, signedIn: true })).text).toContain('reached');
  });

  test.each([
    ['/da/admin', 'GET', '/da/admin/login'],
    ['/da/admin/people', 'GET', '/da/admin/login'],
    ['/en/admin/people', 'POST', '/en/admin/login'],
  ])('%s leads all but staff to sign in there (%s)', async (path, method, login) => {
    for (const signedIn of [false, true]) {
      const answer = await ask(path, path, { method, signedIn });
      expect(answer).toMatchObject({ status: 303, to: login });
      expect(answer.text).not.toContain('reached');
    }
    const staff = await ask(path, path, { method, role: 'admin' });
    expect(staff.text).toContain('reached');
  });

  test('opened by a key is reached with one, and nobody signs in for an invalid key', async () => {
    const slug = 's-Ab3_-9xYz0123456789abc';
    expect((await ask('/da/report/:slug', `/da/report/${slug}`)).text).toContain('reached');
    expect((await ask('/da/report/:slug', `/da/report/${slug.slice(1)}`)).status).toBe(303);
    expect((await ask('/da/report/:slug', `/da/report/${slug.slice(0, -1)}`)).status).toBe(404);
    expect((await ask('/da/report/:slug/share', `/da/report/${slug}/share`)).status).toBe(404);
  });
});

test('a middleware with nothing behind it is an error in the specification’s words', () => {
  expect(() => middlewareNamed('toString')).toThrow(new Error('Unknown route middleware'));
});
