import { data, type RouterContextProvider } from 'react-router';
import type { PaperKind } from '../../../domain/company/papers.ts';
import { readPaper } from '../../../server/company/read-company.ts';
import { attachment } from '../../attachment.server.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

/** Papers are Danish, but for the terms in English. */
const FILE_NAMES: Readonly<Record<PaperKind, string>> = {
  'withdrawal-form': 'fortrydelsesformular.pdf',
  'withdrawal-guide': 'vejledning-om-at-fortryde.pdf',
  terms: 'vilkaar.pdf',
  'eu-notice': 'eu-meddelelse.pdf',
  'eu-label': 'eu-garantimaerke.pdf',
  'terms-in-english': 'terms.pdf',
};

export async function companyPaper(
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const read = await readPaper(services, whoAsks(context), { id });
  if (read.ok) {
    return attachment(read.value.bytes, 'application/pdf', FILE_NAMES[read.value.kind]);
  }
  throw data('', { status: read.error.kind === 'unavailable' ? 503 : 404 });
}
