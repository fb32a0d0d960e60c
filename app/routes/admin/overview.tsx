import { m } from '../../../messages/compiled/messages.js';
import { OverviewPage } from '../../features/admin/overview/overview-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/overview';
import { loadOverview } from './overview.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadOverview(request, context);
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.admin_nav_overview()} indexed={false} />
      <OverviewPage view={loaderData} />
    </>
  );
}
