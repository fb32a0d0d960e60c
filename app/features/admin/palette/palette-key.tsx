import { useCallback, useEffect, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { latePart } from '../../../ui/late-part.tsx';
import { KeyCap } from '../leads/lead-parts.tsx';
import { useEarlyKeys } from './early-keys.ts';

const Palette = latePart({ load: () => import('./palette.tsx') });

const OPENS = 'solrig-palette';

/** Ctrl K, or ⌘ K, anywhere in the admin area; its code comes with the first press. */
export function PaletteKey({ ownUid }: { readonly ownUid: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { hold, take } = useEarlyKeys(close);
  useEffect(() => {
    const open = () => {
      if (!isOpen) hold();
      setOpen(true);
    };
    const byKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', byKey);
    document.addEventListener(OPENS, open);
    return () => {
      document.removeEventListener('keydown', byKey);
      document.removeEventListener(OPENS, open);
    };
  });
  if (!isOpen) return null;
  const lose = () => {
    // No key is held any longer.
    take();
    close();
  };
  return <Palette ownUid={ownUid} takeEarly={take} close={close} onLost={lose} />;
}

/** From a button anywhere on the page. */
export const openPalette = () => document.dispatchEvent(new Event(OPENS));

/** The same by pointer, for who does not know the key yet; in a narrow window the bar has it. */
export function PaletteButton() {
  return (
    <button
      type="button"
      onClick={openPalette}
      className="hidden h-11 items-center gap-2 rounded-control border border-sten-500 bg-white px-4 text-blaek-600 laptop:flex noscript:hidden"
    >
      {m.admin_palette_title()}
      <span aria-hidden="true" className="flex gap-1">
        <KeyCap>Ctrl</KeyCap>
        <KeyCap>K</KeyCap>
      </span>
    </button>
  );
}
