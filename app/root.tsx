import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { getLocale } from '../messages/compiled/runtime.js';
import type { Route } from './+types/root';
import { ErrorPage } from './features/shell/error-page.tsx';
import { RecaptchaContainer } from './features/shell/recaptcha-container.tsx';
import { SiteFrame } from './features/shell/site-frame.tsx';
import { siteFacts } from './site-facts.server.ts';
import './styles/app.css';
import './features/shell/shell.css';

/** Comes with the error page only. Where it can not come, the page's links are left. */
const Search = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    const { SearchBox } = await import('./features/search/search-box.tsx');
    return { default: () => <SearchBox /> };
  } catch {
    return { default: () => null };
  }
});

/** Read once on the server, so that server and browser write the same: the year, and where the site is. */
export function loader({ url, context }: Route.LoaderArgs) {
  return siteFacts(context, url);
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={getLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10312a" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <RecaptchaContainer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame year={loaderData.year}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const lost = isRouteErrorResponse(error) && error.status === 404;
  return (
    <SiteFrame year={loaderData?.year} houses={false}>
      <ErrorPage
        kind={lost ? 'not-found' : 'failed'}
        search={
          <Suspense>
            <Search />
          </Suspense>
        }
      />
    </SiteFrame>
  );
}
