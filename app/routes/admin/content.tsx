import { m } from '../../../messages/compiled/messages.js';
import { ContentPage } from '../../features/admin/content/content-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/content';
import { actContent, loadContent } from './content.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadContent(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actContent(request, context);
}

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.content_admin_title()} indexed={false} />
      <ContentPage view={loaderData} answer={actionData} />
    </>
  );
}
