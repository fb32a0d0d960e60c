import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';
import type { SearchHit } from './site-search.server.ts';

/** The pages that were found, the best first, each with the place where the words stand. */
export function SearchHits({ hits }: { readonly hits: readonly SearchHit[] }) {
  return (
    <section aria-label={m.search_results()} className="mt-6 max-w-198">
      <ol className="border-t-2 border-gran-900">
        {hits.map(({ href, title, kind, excerpt }) => (
          <li key={href} className="relative border-b border-gran-900/15 py-6">
            <p className="text-14 text-blaek-600">{kind}</p>
            <h2 className="mt-1 text-22 font-semibold">
              <SiteLink
                to={href}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {title}
              </SiteLink>
            </h2>
            <p className="mt-2 max-w-[66ch] text-blaek-600">
              {excerpt.map(({ text, hit }, index) =>
                hit ? (
                  <mark
                    key={index}
                    className="rounded-[2px] bg-sol-100 px-0.5 font-medium text-blaek"
                  >
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
            <p className="mt-1 text-14 text-gran-700">{href}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
