import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchHits } from './search-hits.tsx';
import type { SearchHit } from './site-search.server.ts';

type SearchPageProps = { readonly query: string; readonly hits: readonly SearchHit[] };

/** What was found; where nothing was, or nothing was asked, the main pages. */
export function SearchPage({ query, hits }: SearchPageProps) {
  return (
    <div className="mx-auto min-h-150 max-w-312 px-6 pt-8 pb-12 tablet:pt-12 tablet:pb-18">
      <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">
        {m.search_label({ brand: brand.name })}
      </h1>
      <div className="mt-6 max-w-154">
        {/* Other words begin the field anew. */}
        <SearchBox key={query} defaultValue={query} hasHeading />
      </div>
      <p role="status" className="mt-8 max-w-[52ch] text-18">
        {outcome(query, hits.length)}
      </p>
      {hits.length > 0 ? <SearchHits hits={hits} /> : <MainPages asked={query !== ''} />}
    </div>
  );
}

function outcome(query: string, count: number): string {
  if (query === '') return m.search_empty();
  if (count === 0) return m.search_none({ query });
  return count === 1 ? m.search_count_one({ query }) : m.search_count({ query, count });
}

function MainPages({ asked }: { readonly asked: boolean }) {
  const pages = [
    { href: links.calculatorStart(), label: m.shell_nav_calculator() },
    { href: links.guide(), label: m.search_main_guide() },
    { href: links.articles(), label: m.content_articles() },
    { href: links.calculatorInfo(), label: m.shell_nav_method() },
  ];
  return (
    <>
      <p className="mt-2 max-w-[52ch] text-blaek-600">
        {asked ? m.search_none_help() : m.search_start_here()}
      </p>
      <nav aria-label={m.search_main_pages()} className="mt-6 max-w-198">
        <ul className="border-t-2 border-gran-900">
          {pages.map(({ href, label }) => (
            <li key={href} className="border-b border-gran-900/15">
              <SiteLink
                to={href}
                className="flex min-h-14 items-center text-18 font-semibold text-gran-900 underline-offset-4 hover:underline"
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
