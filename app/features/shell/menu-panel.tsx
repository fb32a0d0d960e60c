import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink, SiteNavLink } from '../../site-link.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { ArrowRightIcon, CloseIcon } from '../../ui/action-icons.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Flag } from './flag.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';
import { closeIfCurrent, useLanguageLinks } from './language-links.ts';
import { accountPage, HEADER_PAGES, type Account } from './navigation.ts';

type MenuPanelProps = { readonly account: Account; readonly close: () => void };

/** The content of the full-screen menu. Fetched when it is first opened. */
export function MenuPanel({ account, close }: MenuPanelProps) {
  const languages = useLanguageLinks();
  const accountLink = accountPage(account);
  return (
    <div
      onKeyDown={(event) => keepFocusInside(event, event.currentTarget)}
      className="flex min-h-full flex-col px-6 pb-6"
    >
      <div className="-mx-6 flex h-16 shrink-0 items-center justify-between px-6">
        <SiteLink
          to={links.home()}
          onClick={close}
          aria-label={m.shell_brand()}
          className="rounded-control"
        >
          <Logo tone="light" heightPx={32} />
        </SiteLink>
        <button
          type="button"
          aria-label={m.shell_menu_close()}
          onClick={close}
          className="-mr-2.5 grid size-11 place-items-center rounded-control"
        >
          <CloseIcon size={24} />
        </button>
      </div>
      <nav aria-label={m.shell_nav_label()}>
        <ul className="pt-2">
          {HEADER_PAGES.map((page) => (
            <li key={page.href()} className="border-b border-white/18">
              <SiteNavLink
                to={page.href()}
                onClick={close}
                className="group flex h-14 items-center justify-between text-22 font-medium"
              >
                {page.label()}
                <span className="size-2.5 rounded-full group-aria-[current]:bg-sol-400" />
              </SiteNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <SiteLink
        to={links.calculatorStart()}
        onClick={close}
        className="mt-4 flex h-14 shrink-0 items-center justify-center gap-3 rounded-control bg-white text-18 font-semibold text-gran-900 forced-colors:border"
      >
        {m.shell_nav_calculator()}
        <ArrowRightIcon />
      </SiteLink>

      <div className="mt-2 flex gap-2">
        <SiteLink
          to={accountLink.href()}
          onClick={close}
          className="flex h-12 flex-1 items-center justify-center rounded-control border border-white/60 font-medium"
        >
          {accountLink.label()}
        </SiteLink>
        {account.signedIn && account.signOut}
      </div>
      <ul className="mt-auto grid grid-cols-2 gap-2 pt-8">
        {languages.map((link) => (
          <li key={link.locale}>
            <a
              href={link.href}
              hrefLang={link.locale}
              lang={link.locale}
              aria-current={link.current ? 'true' : undefined}
              onClick={closeIfCurrent(link, close)}
              className="flex h-12 items-center gap-2 rounded-control px-4 aria-[current]:bg-white/12 aria-[current]:font-semibold"
            >
              <Flag locale={link.locale} />
              {link.name}
              {link.current && <CheckIcon className="ml-auto" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
