import { m } from '../../../messages/compiled/messages.js';
import { PageHead } from '../../features/seo/page-head.tsx';
import { ChartView } from '../../features/views/chart-view.tsx';
import type { Route } from './+types/chart-report';
import { useKeptCalculation } from './use-kept-calculation.ts';
import { loadView } from './view.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadView(url, context);
}

export default function ChartReport({ loaderData }: Route.ComponentProps) {
  const restored = useKeptCalculation();
  return (
    <>
      <PageHead
        page={m.views_charts()}
        description={m.views_charts_description()}
        indexed={false}
      />
      <ChartView {...loaderData} restored={restored} />
    </>
  );
}
