import { useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { ShareIcon } from '../../ui/action-icons.tsx';
import { CopiedLink } from '../../ui/copied-link.tsx';

const LOOK =
  'min-h-11 items-center gap-2 text-gran-700 underline underline-offset-4 hover:text-gran-900';

/** Passes the comparison on: the offers and the figures behind ours, and nothing about who asked. */
export function ShareComparison({ query }: { readonly query: string }) {
  const [link, setLink] = useState<string | null>(null);
  const path = `${links.compareOffers()}?${query}`;
  return (
    <>
      <button
        type="button"
        aria-expanded={link !== null}
        className={`inline-flex noscript:hidden ${LOOK}`}
        onClick={() => setLink(link === null ? `${window.location.origin}${path}` : null)}
      >
        <ShareIcon />
        {m.compare_share()}
      </button>
      {/* Without a script it leads to the page that can be passed on: its address is the link. */}
      <a href={path} className={`hidden noscript:inline-flex ${LOOK}`}>
        <ShareIcon />
        {m.compare_share()}
      </a>
      {link === null ? null : (
        <div className="w-full">
          <CopiedLink
            key={link}
            link={link}
            label={m.compare_share_label()}
            help={m.compare_share_help()}
            copied={m.share_link_copied()}
          />
        </div>
      )}
    </>
  );
}
