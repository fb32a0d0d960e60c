import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { links } from '../../links.ts';
import { SEARCH_MAX_LENGTH, SEARCH_PARAM } from './search-address.ts';

type SearchBoxProps = {
  readonly defaultValue?: string;
  /** The page's heading says the same already; the label is for who does not see it. */
  readonly hasHeading?: boolean;
};

/** Asks the site's own pages. A plain form, so that it works without JavaScript and on the error page. */
export function SearchBox({ defaultValue, hasHeading = false }: SearchBoxProps) {
  const navigate = useNavigate();

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(SEARCH_PARAM);
    const query = new URLSearchParams({ [SEARCH_PARAM]: String(words).trim() });
    void navigate(`${links.search()}?${query}`);
  }

  return (
    <form role="search" method="get" action={links.search()} onSubmit={look}>
      <label htmlFor="site-search" className={hasHeading ? 'sr-only' : 'font-semibold'}>
        {m.search_label({ brand: brand.name })}
      </label>
      <div className="mt-2 flex h-14 rounded-control border-2 border-gran-900 bg-white hover:border-gran-700 has-[input:focus-visible]:focus-ring tablet:h-16">
        <svg
          aria-hidden="true"
          width="24"
          height="24"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          className="mx-4 shrink-0 self-center"
        >
          <path d="M8.6 14.2a5.6 5.6 0 1 0 0-11.2 5.6 5.6 0 0 0 0 11.2zM12.7 12.7l4.3 4.3" />
        </svg>
        <input
          id="site-search"
          name={SEARCH_PARAM}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={m.search_placeholder()}
          defaultValue={defaultValue}
          className="h-full min-w-0 flex-1 bg-transparent pr-3 text-18 shadow-none! outline-none! placeholder:text-blaek-600 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          className="-my-0.5 -mr-0.5 shrink-0 rounded-r-control bg-gran-700 forced-colors:border-2 px-5 font-semibold text-white hover:bg-gran-900 tablet:px-6"
        >
          {m.search_submit()}
        </button>
      </div>
    </form>
  );
}
