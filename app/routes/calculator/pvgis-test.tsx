import { m } from '../../../messages/compiled/messages.js';
import { PageHead } from '../../features/seo/page-head.tsx';
import { YieldComparisonPage } from '../../features/views/yield-comparison-page.tsx';
import type { Route } from './+types/pvgis-test';
import { loadPvgisTest } from './pvgis-test.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPvgisTest(url, context);
}

export default function PvgisTest({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.views_pvgis_title()} description={m.views_pvgis_lead()} indexed={false} />
      <YieldComparisonPage {...loaderData} />
    </>
  );
}
