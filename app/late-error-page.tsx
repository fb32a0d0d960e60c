import { lazy, Suspense, type ReactNode } from 'react';
import { m } from '../messages/compiled/messages.js';

type ErrorPageProps = { readonly status: number };

// Few visits need it, so search and page are loaded together when needed.
const ErrorPage = lazy(async (): Promise<{ default: (props: ErrorPageProps) => ReactNode }> => {
  try {
    const [{ ErrorPage: Page }, { SearchBox }] = await Promise.all([
      import('./features/shell/error-page.tsx'),
      import('./features/search/search-box.tsx'),
    ]);
    return { default: ({ status }) => <Page status={status} search={<SearchBox />} /> };
  } catch {
    return { default: LineBroken };
  }
});

/** A short version, for when not even the error page can be fetched. */
function LineBroken() {
  return (
    <div className="min-h-dvh px-6 py-30 text-center">
      <h1 className="text-36 font-semibold">{m.shell_error_unfetched()}</h1>
      <a href="" className="mt-4 inline-block py-3 underline underline-offset-4">
        {m.shell_error_retry()}
      </a>
    </div>
  );
}

/**
 * The page for an address that leads nowhere, for an unreadable request, and for our own failures.
 */
export function LateErrorPage({ status }: ErrorPageProps) {
  const page = status === 404 ? m.shell_lost_eyebrow() : m.shell_error_eyebrow();
  return (
    <>
      <title>{m.shell_page_title({ page })}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <ErrorPage status={status} />
      </Suspense>
    </>
  );
}
