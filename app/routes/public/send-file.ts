import { redirect } from 'react-router';
import { receiptLinks } from '../../receipt-links.ts';
import type { Route } from './+types/send-file';
import { sendOneFile } from './receipt-files.server.ts';

/** Opened as a page, it redirects to the page that sends files here. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`${receiptLinks.files()}${url.search}`);
}

export function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  return sendOneFile(request, url, context);
}
