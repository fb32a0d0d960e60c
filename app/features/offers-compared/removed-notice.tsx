import { useEffect, useRef, useState } from 'react';
import { offersIn } from '../../../domain/offers-compared/offers-in-address.ts';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';

const UNDO_MS = 10_000;

/** An offer that was removed can be had back for a while. Without a script the browser's own way back does it. */
export function RemovedNotice({ address }: { readonly address: string }) {
  const [seen, setSeen] = useState({ address, before: null as string | null });
  if (seen.address !== address) {
    const isFewer = countIn(address) < countIn(seen.address);
    setSeen({ address, before: isFewer ? seen.address : null });
  }
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen.before === null) return undefined;
    // What removed the offer went with it.
    if (document.activeElement === document.body) notice.current?.querySelector('a')?.focus();
    const timer = setTimeout(() => setSeen((now) => ({ ...now, before: null })), UNDO_MS);
    return () => clearTimeout(timer);
  }, [seen.before]);
  return (
    <div ref={notice} role="status">
      {seen.before === null ? null : (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 border-l-8 border-gran-700 bg-white px-4 py-2">
          {m.compare_removed()}
          <SiteLink
            to={`${links.compareOffers()}?${seen.before}`}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-gran-700 underline underline-offset-4"
          >
            {m.compare_undo()}
          </SiteLink>
        </p>
      )}
    </div>
  );
}

const countIn = (address: string) => offersIn(new URLSearchParams(address)).length;
