import { m } from '../../../messages/compiled/messages.js';
import { PrivacyPage } from '../../features/admin/privacy/privacy-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/privacy';
import { actPrivacy, loadPrivacy } from './privacy.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadPrivacy(context);
}

export function action(sent: Route.ActionArgs) {
  return actPrivacy(sent);
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.admin_privacy_title()} indexed={false} />
      <PrivacyPage view={loaderData} answer={actionData} />
    </>
  );
}
