import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { GOOGLE_PATH } from '../../../domain/staff-sign-in.ts';
import { testServices } from '../../../server/testing/services.ts';
import { LoginPage } from '../../features/admin/sign-in/login-page.tsx';
import { requestContext } from '../../request-context.server.ts';
import { loadLogin } from './login.server.ts';

/** The sign-in page of a server with these settings, as it is sent. */
async function pageOf(settings: Record<string, string>, query: string): Promise<string> {
  const { services, close } = await testServices(settings);
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    nonce: '',
    clientAddress: '127.0.0.1',
    signedIn: null,
  });
  const request = new Request(`http://localhost/da/admin/login${query}`);
  const { data: view } = await loadLogin(request, context);
  await close();
  const element = <LoginPage view={view} languages={null} />;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
}

test.each(['', '?ask', '?invitation=abc', '?outcome=abc'])(
  'with GOOGLE=off the sign-in page %s offers no way through Google',
  async (query) => {
    const page = await pageOf({ GOOGLE: 'off' }, query);
    expect(page).not.toContain(GOOGLE_PATH);
    expect(page).not.toMatch(/<(button|form)/);
    expect(page).toContain('ikke sat op til at logge ind med Google');
  },
);

test.each(['', '?ask'])('with Google the sign-in page %s offers it', async (query) => {
  expect(await pageOf({}, query)).toContain(GOOGLE_PATH);
});
