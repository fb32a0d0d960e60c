import { m } from '../../../messages/compiled/messages.js';
import { CataloguePage } from '../../features/admin/catalogue/catalogue-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/catalogue';
import { actCatalogue, loadCatalogue } from './catalogue.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadCatalogue(request, context);
}

export function action(sent: Route.ActionArgs) {
  return actCatalogue(sent);
}

export default function Catalogue({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.catalogue_title()} indexed={false} />
      <CataloguePage view={loaderData} answer={actionData} />
    </>
  );
}
