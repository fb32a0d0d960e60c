import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { requestContext } from '../../request-context.server.ts';
import { leave } from './sign-out.server.ts';

let site: TestServices | null = null;
afterEach(async () => {
  overwriteGetLocale(() => 'da');
  await site?.close();
});

test.each([
  ['da', 'Du er stadig logget ind'],
  ['en', 'You are still signed in'],
] as const)('who can’t be signed out is told so, %s', async (locale, said) => {
  overwriteGetLocale(() => locale);
  site = await testServices();
  const { services } = site;
  await sql`alter table sessions rename to broken_sessions`.execute(services.db);
  const context = new RouterContextProvider();
  context.set(requestContext, { services, nonce: '', clientAddress: '::1', signedIn: null });
  const request = new Request(`http://localhost/${locale}/sign-out`, {
    method: 'POST',
    body: new URLSearchParams({ everywhere: 'on' }),
    headers: { Cookie: `solrig_session=${'s'.repeat(43)}` },
  });
  const answer = await leave(request, context);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(await answer.text()).toContain(said);
});
