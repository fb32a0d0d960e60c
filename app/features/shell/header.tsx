import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { Logo } from '../../ui/drawings/logo.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ACCOUNT_PAGE, HEADER_PAGES } from './navigation.ts';
import { hasClearHeader } from './page-frame.ts';

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

const LINK = 'flex h-11 items-center rounded-control px-3 text-14 font-medium';
const UNDERLINE =
  'border-y-2 border-transparent py-0.5 group-hover:border-b-current/50 group-aria-[current]:border-b-current';

/** Fixed bar, clear on the home page until it is scrolled. Without JavaScript it stays at the top of the page. */
export function Header() {
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(SOLID_AFTER_PX);
  const clear = hasClearHeader(pathname) && !scrolled;
  return (
    <header
      className={`fixed inset-x-0 top-0 z-20 h-16 transition-colors duration-160 ease-out noscript:absolute print:hidden ${
        clear ? 'text-gran-900' : 'bg-gran-900 text-white'
      }`}
    >
      <div className="mx-auto flex h-full max-w-312 items-center gap-7 px-6">
        <Link to={links.home()} aria-label={m.shell_brand()} className="rounded-control">
          <Logo tone={clear ? 'dark' : 'light'} heightPx={32} />
        </Link>
        <nav aria-label={m.shell_nav_label()} className="max-[1099px]:hidden">
          <ul className="flex gap-1">
            {HEADER_PAGES.map((page) => (
              <li key={page.href()}>
                <NavLink end to={page.href()} className={`group ${LINK}`}>
                  <span
                    className={`${UNDERLINE} ${clear ? '' : 'group-aria-[current]:border-b-sol-400'}`}
                  >
                    {page.label()}
                  </span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 max-[1099px]:hidden noscript:flex">
          {ACCOUNT_PAGE !== null && (
            <Link to={ACCOUNT_PAGE.href()} className={LINK}>
              {ACCOUNT_PAGE.label()}
            </Link>
          )}
          <LanguagePicker />
          <Link
            to={links.calculatorStart()}
            className={`ml-3 flex h-11 items-center rounded-control px-4 text-14 font-semibold max-tablet:hidden ${
              clear
                ? 'inset-ring-2 inset-ring-gran-900 hover:bg-gran-900 hover:text-white'
                : 'bg-white text-gran-900 hover:bg-gran-100'
            }`}
          >
            {m.shell_nav_calculator()}
          </Link>
        </div>
        <div className="ml-auto min-[1100px]:hidden noscript:hidden">
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
