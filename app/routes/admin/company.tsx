import { m } from '../../../messages/compiled/messages.js';
import { CompanyPage } from '../../features/admin/company/company-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/company';
import { actCompany, loadCompany } from './company.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadCompany(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actCompany(request, context);
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.admin_nav_company()} indexed={false} />
      <CompanyPage view={loaderData} answer={actionData} />
    </>
  );
}
