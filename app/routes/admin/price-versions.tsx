import { m } from '../../../messages/compiled/messages.js';
import { VersionsPage } from '../../features/admin/prices/versions-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/price-versions';
import { actVersions, loadVersions } from './price-versions.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadVersions(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actVersions(request, context);
}

export default function PriceVersions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.prices_versions_title()} indexed={false} />
      <VersionsPage view={loaderData} answer={actionData} />
    </>
  );
}
