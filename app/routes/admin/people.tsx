import { m } from '../../../messages/compiled/messages.js';
import { PeoplePage } from '../../features/admin/people/people-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/people';
import { actPeople, loadPeople } from './people.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPeople(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actPeople(request, context);
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.admin_people_title()} indexed={false} />
      <PeoplePage view={loaderData} answer={actionData} />
    </>
  );
}
