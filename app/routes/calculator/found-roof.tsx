import { m } from '../../../messages/compiled/messages.js';
import { FoundRoofPage } from '../../features/roof-view/found-roof-page.tsx';
import { NoRoofPage } from '../../features/roof-view/no-roof-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/found-roof';
import { loadFoundRoof } from './found-roof.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadFoundRoof(url, context);
}

export default function FoundRoof({ loaderData }: Route.ComponentProps) {
  const { found, absence, asked, backHref, demonstrationHref, query, address } = loaderData;
  return (
    <>
      <PageHead
        page={m.roof_view_title()}
        description={m.roof_view_description()}
        indexed={false}
      />
      {found === null ? (
        <NoRoofPage absence={absence} drawHref={backHref} demonstrationHref={demonstrationHref} />
      ) : (
        <FoundRoofPage {...{ found, asked, backHref, query, address }} />
      )}
    </>
  );
}
