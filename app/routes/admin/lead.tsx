import { LeadPage } from '../../features/admin/leads/lead-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/lead';
import { actLead, loadLead } from './lead.server.ts';

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadLead(request, params.id, context);
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actLead(request, params.id, context);
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={loaderData.facts.lead.name} indexed={false} />
      <LeadPage view={loaderData} answer={actionData} />
    </>
  );
}
