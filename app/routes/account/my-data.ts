import { redirect } from 'react-router';
import { links } from '../../links.ts';
import type { Route } from './+types/my-data';
import { sendMyData } from './my-data.server.ts';

export function action({ context }: Route.ActionArgs) {
  return sendMyData(context);
}

/** The file is asked for by the form on the page of one's reports. */
export function loader() {
  return redirect(links.myReports());
}
