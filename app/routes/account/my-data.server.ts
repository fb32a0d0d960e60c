import { redirect, type RouterContextProvider } from 'react-router';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { exportMyData } from '../../../server/privacy/export-my-data.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { reportDocument } from '../../features/report/document/report-document.ts';

/** All that is stored about who is signed in, as one file; who signed in some time ago first shows that it is them. */
export async function sendMyData(context: Readonly<RouterContextProvider>): Promise<Response> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const exported = await exportMyData(services, who, { words: reportDocument }, getLocale());
  if (!exported.ok) {
    switch (exported.error.kind) {
      case 'signed-out':
        return redirect(links.myReports(), 303);
      case 'not-confirmed':
        return redirect(links.exportData(), 303);
      case 'under-way':
        // What is asked for is on its way: the page stays as it is.
        return new Response(null, { status: 204 });
    }
  }
  return new Response(exported.value, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="solrig-data.zip"',
      'Cache-Control': 'no-store',
    },
  });
}
