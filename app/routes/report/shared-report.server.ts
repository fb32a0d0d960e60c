import { data, type RouterContextProvider } from 'react-router';
import { shareKeyIn } from '../../../domain/report/share-link.ts';
import { m } from '../../../messages/compiled/messages.js';
import { pdfAnswer } from '../calculator/report-pdf.server.ts';
import { sharedReport } from '../../../server/reports/share.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { PRIVATE_HEADERS } from './mail-way.server.ts';
import { requireOwnReport } from './saved-report.server.ts';

type Context = Readonly<RouterContextProvider>;

async function requireShared(context: Context, key: string, path: string) {
  const { services } = context.get(requestContext);
  const shared = await sharedReport(services, whoAsks(context), { key });
  if (shared.ok) return shared.value;
  throw data(`Page Not Found: ${path}`, { status: 404, headers: PRIVATE_HEADERS });
}

/** "2100 København Ø": as much of the place as the link's holder is shown. */
function placeOf(context: Context, postcode: string | null): string {
  if (postcode === null) return m.share_shared_place_none();
  const town = context.get(requestContext).services.addresses.townOf(postcode);
  return town === null ? m.report_place_postcode({ postcode }) : `${postcode} ${town}`;
}

/** A report for the holder of its link. */
export async function loadSharedReport(url: URL, context: Context, key: string) {
  const shared = await requireShared(context, key, url.pathname);
  const place = placeOf(context, shared.figures.input.postcode);
  return data({ kind: 'shared' as const, ...shared, place }, { headers: PRIVATE_HEADERS });
}

/** A saved report as a PDF, for its owner or the holder of its link. */
export async function savedPdf(url: URL, context: Context, slug: string): Promise<Response> {
  const key = shareKeyIn(slug);
  if (key !== null) {
    const { figures, createdAt } = await requireShared(context, key, url.pathname);
    const answer = await pdfAnswer(context, {
      figures,
      address: placeOf(context, figures.input.postcode),
      examplePlace: null,
      name: null,
      calculatedAt: new Date(createdAt),
    });
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) answer.headers.set(name, value);
    return answer;
  }
  const { report, shown } = await requireOwnReport(context, slug, url);
  return pdfAnswer(context, {
    figures: shown,
    address: report.state.address ?? '',
    examplePlace: null,
    name: report.summary.title,
    calculatedAt: new Date(report.summary.createdAt),
  });
}
