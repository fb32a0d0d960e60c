import { data, redirect, type RouterContextProvider } from 'react-router';
import { confirmByCode } from '../../../server/identity/confirm-by-code.ts';
import { CONFIRMED_MINUTES } from '../../../server/identity/session.ts';
import { mayExportMyData } from '../../../server/privacy/export-my-data.ts';
import type { ExportView } from '../../features/privacy/own-code-view.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { actOwnCode, loadOwnCode, NOT_KEPT } from './own-code.server.ts';

type Context = Readonly<RouterContextProvider>;

const page = () => ({ purpose: 'export' as const, address: links.exportData() });

/** The file, for who signed in or confirmed a moment ago; the field for the code for all others. */
export async function loadExport(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const allowed = await mayExportMyData(services, whoAsks(context), {});
  const view: ExportView = allowed.ok
    ? { step: 'ready', minutes: CONFIRMED_MINUTES }
    : await loadOwnCode(request, context, page());
  return data(view, { headers: NOT_KEPT });
}

/** Sends the code, or takes it. */
export function actExport(request: Request, context: Context) {
  return actOwnCode(request, context, page(), {
    confirm: (services, who, typed) =>
      confirmByCode(services, who, { ...typed, purpose: 'export' }),
    done: () => redirect(links.exportData(), 303),
  });
}
