import { m } from '../../../messages/compiled/messages.js';
import { LeadsPage } from '../../features/admin/leads/leads-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/leads';
import { actLeads, loadLeads } from './leads.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadLeads(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actLeads(request, context);
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.leads_title()} indexed={false} />
      <LeadsPage view={loaderData} answer={actionData} />
    </>
  );
}
