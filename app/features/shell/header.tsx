import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink, SiteNavLink } from '../../site-link.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { accountPage, HEADER_PAGES, type Account } from './navigation.ts';
import { hasClearHeader, isWholeWindow } from './page-frame.ts';

const SOLID_AFTER_PX = 100;

function useScrolledPast(limitPx: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const read = () => setPast(window.scrollY >= limitPx);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [limitPx]);
  return past;
}

// Between 1100 and 1248 px the bar is full: the links move closer together.
const LINK =
  'flex h-11 items-center rounded-control px-1.5 text-14 font-medium whitespace-nowrap min-[78rem]:px-2';
const UNDERLINE =
  'border-y-2 border-transparent py-0.5 group-hover:border-b-current/50 group-aria-[current]:border-b-current forced-colors:border-[Canvas] forced-colors:group-aria-[current]:border-b-[CanvasText]';

/**
 * Fixed bar, transparent on the home page until it is scrolled. Without JavaScript it stays at the
 * top of the page.
 */
export function Header({ account }: { readonly account: Account }) {
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(SOLID_AFTER_PX);
  const clear = hasClearHeader(pathname) && !scrolled;
  const accountLink = accountPage(account);
  const underline = `${UNDERLINE} ${clear ? '' : 'group-aria-[current]:border-b-sol-400'}`;
  return (
    <header
      className={`fixed inset-x-0 top-0 z-20 h-16 transition-[background-color] duration-160 ease-[ease-out] noscript:absolute print:hidden ${
        clear ? 'text-gran-900' : 'bg-gran-900 text-white'
      }`}
    >
      <div
        className={`mx-auto flex h-full items-center gap-4 px-6 min-[78rem]:gap-8 ${isWholeWindow(pathname) ? '' : 'max-w-312'}`}
      >
        <SiteLink
          to={links.home()}
          aria-label={m.shell_brand()}
          className="shrink-0 rounded-control"
        >
          <Logo tone={clear ? 'dark' : 'light'} heightPx={32} />
        </SiteLink>
        <nav aria-label={m.shell_nav_label()} className="max-[68.75rem]:hidden">
          <ul className="flex min-[78rem]:gap-1">
            {HEADER_PAGES.map((page) => (
              <li key={page.href()}>
                <SiteNavLink to={page.href()} className={`group ${LINK}`}>
                  <span className={underline}>{page.label()}</span>
                </SiteNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center min-[78rem]:gap-1">
          <SiteNavLink to={accountLink.href()} className={`group ${LINK} max-[68.75rem]:hidden`}>
            <span className={underline}>{accountLink.label()}</span>
          </SiteNavLink>
          <LanguagePicker />
          <SiteLink
            to={links.calculatorStart()}
            className={`ml-1 flex h-11 items-center rounded-control px-3 text-14 font-semibold whitespace-nowrap max-[68.75rem]:hidden min-[78rem]:ml-3 min-[78rem]:px-4 tablet:noscript:flex forced-colors:border ${
              clear
                ? 'inset-ring-2 inset-ring-gran-900 hover:bg-gran-900 hover:text-white'
                : 'bg-white text-gran-900 hover:bg-gran-100'
            }`}
          >
            {m.shell_nav_calculator()}
          </SiteLink>
          <div className="min-[68.75rem]:hidden noscript:hidden">
            <MobileMenu account={account} />
          </div>
        </div>
      </div>
    </header>
  );
}
