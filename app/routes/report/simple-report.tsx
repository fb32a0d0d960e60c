import { m } from '../../../messages/compiled/messages.js';
import { PageHead } from '../../features/seo/page-head.tsx';
import { SimpleView } from '../../features/views/simple-view.tsx';
import type { Route } from './+types/simple-report';
import { useKeptCalculation } from './use-kept-calculation.ts';
import { loadView } from './view.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadView(url, context);
}

export default function SimpleReport({ loaderData }: Route.ComponentProps) {
  const restored = useKeptCalculation();
  return (
    <>
      <PageHead
        page={m.views_simple()}
        description={m.views_simple_description()}
        indexed={false}
      />
      <SimpleView {...loaderData} restored={restored} />
    </>
  );
}
