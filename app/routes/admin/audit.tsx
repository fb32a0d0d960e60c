import { m } from '../../../messages/compiled/messages.js';
import { AuditPage } from '../../features/admin/audit/audit-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/audit';
import { loadAudit } from './audit.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadAudit(request, context);
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.admin_nav_audit()} indexed={false} />
      <AuditPage view={loaderData} />
    </>
  );
}
