import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_ACCESS } from '../../../domain/access.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import type { AppEnvironment } from '../environment.ts';
import { API_ROOT, guardCalls } from './access-guard.ts';
import { apiRoutes } from './routes.ts';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices();
});
afterAll(() => opened.close());

describe('the table of access and the calls', () => {
  test('match: no call without a line, no line without a call', () => {
    const calls = apiRoutes(opened.services)
      .routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`);
    expect([...new Set(calls)].toSorted()).toEqual(Object.keys(API_ACCESS).toSorted());
  });

  test('a call that is added without a line is refused, whoever asks', async () => {
    const app = new Hono<AppEnvironment>().basePath(API_ROOT);
    app.use(async (context, next) => {
      context.set('signedIn', { uid: 'u', phone: null, sessionId: 's', role: null });
      await next();
    });
    app.use(guardCalls(opened.services));
    app.get('/site-settings', (context) => context.text('named'));
    app.get('/planted', (context) => context.text('reached'));
    app.post('/site-settings', (context) => context.text('reached'));
    expect(await (await app.request(`${API_ROOT}/site-settings`)).text()).toBe('named');
    for (const [method, path] of [
      ['GET', '/planted'],
      ['POST', '/site-settings'],
    ] as const) {
      const answer = await app.request(API_ROOT + path, { method });
      expect(answer.status, `${method} ${path}`).toBe(404);
      expect(await answer.text()).not.toContain('reached');
    }
  });
});
