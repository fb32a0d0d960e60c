import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { useEffect, type ReactNode } from 'react';
import { m } from '../messages/compiled/messages.js';
import { getLocale } from '../messages/compiled/runtime.js';
import type { Route } from './+types/root';
import { guardAccess } from './access-guard.server.ts';
import iconUrl from './icon.svg?no-inline';
import type { Account } from './features/shell/navigation.ts';
import { RecaptchaContainer } from './features/shell/recaptcha-container.tsx';
import { barOf, isStaffPage } from './features/shell/page-frame.ts';
import { LoadingBar } from './features/shell/navigation-progress.tsx';
import { SiteFrame } from './features/shell/site-frame.tsx';
import { SignOutForm } from './features/sign-in/sign-out-form.tsx';
import { CompanyContext } from './company-facts.tsx';
import { LateErrorPage } from './late-error-page.tsx';
import { rootFacts } from './site-facts.server.ts';
import { repeatEarlyPress } from './ui/early-press.ts';
import './styles/app.css';
import './features/shell/shell.css';

export const middleware: Route.MiddlewareFunction[] = [guardAccess];

/**
 * Read once on the server, so that server and browser write the same: the year, the reader, and the
 * site's address.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  return rootFacts(context, url);
}

/** When to retry, and who may cache it: a thrown response says so for pages and for their data. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  // Here, because this component lasts for the document's whole life: it is mounted once.
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    repeatEarlyPress();
  }, []);
  return (
    <html lang={getLocale()} data-bar={barOf(useLocation().pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10312a" />
        <link rel="icon" type="image/svg+xml" href={iconUrl} />
        <Meta />
        <Links />
      </head>
      {/* Session replay, if used, sees no word, figure or field of any page. */}
      <body data-clarity-mask="true">
        {children}
        <RecaptchaContainer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function accountOf(signedIn: boolean | undefined): Account {
  if (signedIn !== true) return { signedIn: false };
  const className =
    'flex h-12 flex-1 items-center justify-center rounded-control border border-white/60 font-medium';
  return {
    signedIn: true,
    signOut: <SignOutForm className={className}>{m.sign_in_sign_out()}</SignOutForm>,
  };
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // The admin area has its own frame.
  if (isStaffPage(useLocation().pathname)) {
    return (
      <>
        <LoadingBar />
        <Outlet />
      </>
    );
  }
  return (
    <CompanyContext value={loaderData.company}>
      <SiteFrame year={loaderData.year} account={accountOf(loaderData.signedIn)}>
        <Outlet />
      </SiteFrame>
    </CompanyContext>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <CompanyContext value={loaderData?.company}>
      <SiteFrame year={loaderData?.year} account={accountOf(loaderData?.signedIn)} houses={false}>
        <LateErrorPage status={status} />
      </SiteFrame>
    </CompanyContext>
  );
}
