import { redirect } from 'react-router';
import { staffLinks } from '../../staff-links.ts';
import type { Route } from './+types/privacy-export';
import { exportPrivacy } from './privacy.server.ts';

/** A person's data as a file; a plain form posts to it. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return exportPrivacy(request, context);
}

/** Opened as a page, it leads to the page whose form posts here. */
export function loader() {
  return redirect(staffLinks.privacy());
}
