import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Account } from './navigation.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageArrival } from './page-arrival.tsx';
import { endsInGround, keepsHeaderSpace } from './page-frame.ts';

type SiteFrameProps = {
  readonly year: number | undefined;
  readonly children: ReactNode;
  readonly account?: Account;
  /** Omitted where the page ends in an area of its own. */
  readonly houses?: boolean;
};

const NOBODY: Account = { signedIn: false };

/** The frame of every public page. */
export function SiteFrame({ year, children, account = NOBODY, houses = true }: SiteFrameProps) {
  const { pathname } = useLocation();
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-control bg-white px-4 py-3 font-semibold text-gran-900 focus:translate-y-0"
      >
        {m.shell_skip()}
      </a>
      <NavigationProgress />
      <PageArrival />
      <Header account={account} />
      <main
        id="content"
        tabIndex={-1}
        className={`outline-none ${keepsHeaderSpace(pathname) ? 'pt-16 print:pt-0' : ''}`}
      >
        {children}
      </main>
      <Footer year={year} houses={houses && !endsInGround(pathname)} />
    </>
  );
}
