import { m } from '../../../messages/compiled/messages.js';
import { TariffsPage } from '../../features/admin/tariffs/tariffs-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/tariffs';
import { actTariffs, loadTariffs } from './tariffs.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadTariffs(request, context);
}

export function action(sent: Route.ActionArgs) {
  return actTariffs(sent);
}

export default function Tariffs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.tariffs_title()} indexed={false} />
      <TariffsPage view={loaderData} answer={actionData} />
    </>
  );
}
