import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { Mark } from '../../ui/drawings/marks.tsx';
import type { MenuPanel } from './menu-panel.tsx';
import type { Account } from './navigation.ts';

const fetchPanel = () => import('./menu-panel.tsx');

/** The menu button below 1100 px and the full-screen menu it opens. */
export function MobileMenu({ account }: { readonly account: Account }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [Panel, setPanel] = useState<typeof MenuPanel | null>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  const { key } = useLocation();
  useEffect(() => close, [key, close]);

  async function open() {
    try {
      const { MenuPanel: panel } = await fetchPanel();
      // Rendered before it opens, so that the focus finds its first link.
      flushSync(() => setPanel(() => panel));
      dialog.current?.showModal();
    } catch {
      // Without a connection the menu can't load; the footer has the same links and is already
      // here.
      document.querySelector('footer')?.scrollIntoView();
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.shell_menu_open()}
        onPointerDown={() => void fetchPanel().catch(() => undefined)}
        onClick={() => void open()}
        className="-mr-2.5 grid size-11 place-items-center rounded-control min-[68.75rem]:hidden noscript:hidden"
      >
        <Mark shape="menu" size={24} />
      </button>
      <dialog
        ref={dialog}
        aria-label={m.shell_menu_title()}
        className="m-0 size-full max-h-none max-w-none bg-gran-900 text-white backdrop:bg-gran-900"
      >
        {Panel !== null && <Panel account={account} close={close} />}
      </dialog>
    </>
  );
}
