import { m } from '../../../messages/compiled/messages.js';
import { MessagesPage } from '../../features/admin/messages/messages-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/messages';
import { actMessages, loadMessages } from './messages.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadMessages(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actMessages(request, context);
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.admin_nav_messages()} indexed={false} />
      <MessagesPage view={loaderData} answer={actionData} />
    </>
  );
}
