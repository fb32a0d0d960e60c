import { m } from '../../../messages/compiled/messages.js';
import { DeskPage } from '../../features/admin/prices/desk-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/prices';
import { actPrices, loadPrices } from './prices.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPrices(request, context);
}

export function action(sent: Route.ActionArgs) {
  return actPrices(sent);
}

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.prices_title()} indexed={false} />
      <DeskPage view={loaderData} answer={actionData} />
    </>
  );
}
