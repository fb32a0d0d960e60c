import { data, redirectDocument, type RouterContextProvider } from 'react-router';
import { forgottenHeaders } from '../../../server/identity/known-cookie.ts';
import { isSecureSite } from '../../../server/identity/session-cookie.ts';
import { eraseMe } from '../../../server/privacy/erase.ts';
import type { DeleteView } from '../../features/privacy/own-code-view.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';
import { actOwnCode, loadOwnCode, NOT_KEPT } from './own-code.server.ts';

type Context = Readonly<RouterContextProvider>;

const DONE_PARAM = 'done';
const page = () => ({ purpose: 'delete' as const, address: links.deleteAccount() });

/** What goes, and the field for the code; whoever is deleted is nobody any more and is told goodbye. */
export async function loadDelete(request: Request, context: Context) {
  const { signedIn } = context.get(requestContext);
  const isDone = signedIn === null && new URL(request.url).searchParams.has(DONE_PARAM);
  const view: DeleteView = isDone ? { step: 'done' } : await loadOwnCode(request, context, page());
  return data(view, { headers: NOT_KEPT });
}

/** Sends the code, or deletes all with it. */
export function actDelete(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const done = () =>
    redirectDocument(`${links.deleteAccount()}?${DONE_PARAM}`, {
      status: 303,
      headers: forgottenHeaders(isSecureSite(services.settings)),
    });
  return actOwnCode(request, context, page(), { confirm: eraseMe, done });
}
