import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';
import { LostSun } from '../../ui/drawings/lost-sun.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { RESCUE_PAGES } from './footer-pages.ts';

type ErrorPageProps = {
  /**
   * 404: the address leads nowhere. Others below 500: the request can't be read. Otherwise the
   * fault is ours.
   */
  readonly status: number;
  /** The box that searches the site. */
  readonly search: ReactNode;
};

/**
 * The page for an address that leads nowhere, for an unreadable request, and for our own failures.
 */
export function ErrorPage({ status, search }: ErrorPageProps) {
  const lost = status === 404;
  // While the visitor is offline, this page would blame us.
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <div className="overflow-hidden bg-kalk-100">
      <div className="relative z-1 mx-auto max-w-312 px-6 pt-16 tablet:pt-26">
        <p className="font-semibold text-sol-700">
          {lost ? m.shell_lost_eyebrow() : m.shell_error_eyebrow()}
        </p>
        <h1 className="mt-2 text-36 font-semibold tracking-[-0.018em] tablet:text-48">
          {lost ? m.shell_lost_title() : m.shell_error_title()}
        </h1>
        <p className="mt-4 max-w-[52ch] text-18 text-blaek-600">
          {lost
            ? m.shell_lost_lead()
            : isOffline
              ? m.shell_error_unfetched()
              : status < 500
                ? m.shell_error_unread()
                : m.shell_error_lead()}
        </p>
        {!lost && (
          // An empty address is this page again, reloaded from the server.
          <a href="" className={`mt-6 ${buttonClass('filled', 56)}`}>
            {m.shell_error_retry()}
          </a>
        )}
        <div className="mt-8 max-w-123">{search}</div>
        <nav aria-label={m.shell_error_links()} className="mt-6">
          <ul className="flex flex-wrap gap-x-8">
            {RESCUE_PAGES.map((page) => (
              <li key={page.href()}>
                <SiteLink
                  to={page.href()}
                  className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900"
                >
                  {page.label()}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <LostSun directions={[m.shell_north(), m.shell_east(), m.shell_south(), m.shell_west()]} />
    </div>
  );
}
