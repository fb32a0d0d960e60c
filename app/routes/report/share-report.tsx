import { m } from '../../../messages/compiled/messages.js';
import { SharePage } from '../../features/share/share-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/share-report';
import { changeSharing, loadSharing } from './share-report.server.ts';

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadSharing(url, context, params.slug);
}

export function action({ request, url, params, context }: Route.ActionArgs) {
  return changeSharing(request, url, context, params.slug);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ShareReport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.share_title()} description={m.share_description()} indexed={false} />
      <SharePage view={loaderData} answer={actionData} />
    </>
  );
}
