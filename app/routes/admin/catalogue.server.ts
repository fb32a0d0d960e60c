import { data, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import {
  CATALOGUE_KINDS,
  catalogueFacts,
  catalogueKindIn,
} from '../../../server/catalogue/read-desk.ts';
import type { CatalogueView } from '../../features/admin/catalogue/catalogue-view.ts';
import { RECORD_FORM, RECORD_QUERY } from '../../features/admin/records/record-view.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { actRecords, loadRecords } from './records.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadCatalogue(request: Request, context: Context): Promise<CatalogueView> {
  const url = new URL(request.url);
  const kind = catalogueKindIn(url.searchParams.get(RECORD_QUERY.kind));
  const { services } = context.get(requestContext);
  const facts = forStaff(await catalogueFacts(services, whoAsks(context), { kind }));
  if (!facts.ok) throw data('', { status: 404 });
  return { ...(await loadRecords(url, context, kind)), kind, facts: facts.value };
}

export async function actCatalogue(request: Request, context: Context) {
  const form = await formOf(request);
  return actRecords({
    form,
    context,
    kind: catalogueKindIn(textIn(form, RECORD_FORM.kind)),
    here: staffLinks.catalogue(),
    kinds: CATALOGUE_KINDS,
  });
}
