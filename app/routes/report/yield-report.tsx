import { m } from '../../../messages/compiled/messages.js';
import { PageHead } from '../../features/seo/page-head.tsx';
import { YieldView } from '../../features/views/yield-view.tsx';
import type { Route } from './+types/yield-report';
import { useKeptCalculation } from './use-kept-calculation.ts';
import { loadYieldView } from './view.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadYieldView(url, context);
}

export default function YieldReport({ loaderData }: Route.ComponentProps) {
  const restored = useKeptCalculation();
  return (
    <>
      <PageHead page={m.views_yield()} description={m.views_yield_description()} indexed={false} />
      <YieldView {...loaderData} restored={restored} />
    </>
  );
}
