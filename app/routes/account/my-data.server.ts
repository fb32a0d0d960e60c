import { AsyncLocalStorage } from 'node:async_hooks';
import { redirect, type RouterContextProvider } from 'react-router';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { exportMyData } from '../../../server/privacy/export-my-data.ts';
import type { DrawReport } from '../../../server/privacy/my-data-papers.ts';
import { figuresOf } from '../../../server/reports/frozen-figures.ts';
import { ownReport } from '../../../server/reports/stored-reports.ts';
import type { Services } from '../../../server/services.ts';
import { HOUSE, type Asker } from '../../../server/work/asker.ts';
import { reportDocument } from '../../features/report/document/report-document.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';

/** All that is stored about who is signed in, as one file; who signed in some time ago first shows that it is them. */
export async function sendMyData(context: Readonly<RouterContextProvider>): Promise<Response> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  if (who.kind === 'visitor') return redirect(links.myReports(), 303);
  const { uid } = who;
  // The file is made while it is sent, when the page's own language is no longer known by itself.
  const inLanguage = AsyncLocalStorage.snapshot();
  const draw: DrawReport = (reportId, signal) =>
    inLanguage(() => drawReport(services, { who, uid, reportId, signal }));
  const exported = await exportMyData(services, who, { draw }, getLocale());
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

type Drawing = {
  readonly who: Asker;
  readonly uid: string;
  readonly reportId: string;
  readonly signal: AbortSignal;
};

async function drawReport(
  services: Services,
  { who, uid, reportId, signal }: Drawing,
): Promise<Uint8Array | null> {
  const report = await ownReport(services, uid, reportId);
  if (report === null) return null;
  // Of a report from before its figures were kept; a file that has been begun is sent whole.
  const { shown } = calculated(await figuresOf(services, HOUSE, report));
  const calculatedAt = new Date(report.summary.createdAt);
  const address = report.state.address ?? '';
  const { title: name } = report.summary;
  const facts = { figures: shown, address, examplePlace: null, name, calculatedAt };
  const document = reportDocument(facts, getLocale());
  const order = { document, madeAt: calculatedAt };
  const many = { isOneOfMany: true, signal };
  return calculated(await services.work.run(who, { kind: 'paper', order }, many));
}
