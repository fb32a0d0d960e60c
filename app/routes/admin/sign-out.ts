import { redirect } from 'react-router';
import { staffLinks } from '../../staff-links.ts';
import type { Route } from './+types/sign-out';
import { leaveAdmin } from './sign-out.server.ts';

export function action({ request, context }: Route.ActionArgs) {
  return leaveAdmin(request, context);
}

/** Somebody who opens the address signs nobody out. */
export function loader() {
  return redirect(staffLinks.login());
}
