import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { CloseIcon } from '../../../ui/action-icons.tsx';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { SearchIcon } from '../palette/palette-icons.tsx';
import { openPalette } from '../palette/palette-key.tsx';
import { Avatar } from './avatar.tsx';
import { FrameSide } from './frame-side.tsx';
import type { FrameView } from './frame-view.ts';
import { MenuIcon } from './nav-icons.tsx';
import { sectionOf } from './sections.ts';

/** In a narrow window: the menu behind a button, where one is, search, and who one is. */
export function FrameBar({ view }: { readonly view: FrameView }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const close = () => menu.current?.removeAttribute('open');
  useEffect(close, [location]);
  return (
    <div className="relative z-30 flex h-14 items-center gap-3 bg-gran-900 px-3 text-white min-[40rem]:pr-6 laptop:hidden">
      <details
        ref={menu}
        className="group"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || menu.current?.open !== true) return;
          event.stopPropagation();
          close();
          menu.current.querySelector('summary')?.focus();
        }}
      >
        <summary
          aria-label={m.admin_nav_menu()}
          className="grid size-11 list-none place-items-center rounded-control hover:bg-white/10 [&::-webkit-details-marker]:hidden"
        >
          <MenuIcon className="group-open:hidden" />
          <CloseIcon className="hidden group-open:block" />
        </summary>
        <div className="absolute inset-x-0 top-14 flex max-h-[calc(100dvh-3.5rem)] flex-col overflow-y-auto bg-gran-900 px-3 pb-5 shadow-overlay">
          <FrameSide view={view} />
        </div>
      </details>
      <a href={staffLinks.overview()} aria-label={m.shell_brand()} className="rounded-control">
        <Logo tone="light" heightPx={32} />
      </a>
      <p className="min-w-0 truncate border-l border-white/40 pl-3 font-semibold max-[26rem]:hidden">
        {sectionOf(location.pathname).name()}
      </p>
      <button
        type="button"
        onClick={openPalette}
        aria-label={m.admin_palette_title()}
        className="ml-auto grid size-11 shrink-0 place-items-center rounded-control hover:bg-white/10 noscript:hidden"
      >
        <SearchIcon />
      </button>
      <Avatar name={view.name} />
    </div>
  );
}
