import { m } from '../../../messages/compiled/messages.js';
import { SearchPage } from '../../features/search/search-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/search';
import { searchAnswer } from './search.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  return searchAnswer(url);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  const page = query === '' ? m.search_page() : m.search_page_of({ query });
  return (
    <>
      <PageHead page={page} description={m.search_description()} indexed={false} />
      <SearchPage {...loaderData} />
    </>
  );
}
