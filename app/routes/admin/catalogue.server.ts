import { data, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import {
  CATALOGUE_KINDS,
  catalogueFacts,
  catalogueKindIn,
} from '../../../server/catalogue/read-desk.ts';
import type { CatalogueFacts, CatalogueKind } from '../../../domain/staff/catalogue.ts';
import type { CatalogueView, OtherModels } from '../../features/admin/catalogue/catalogue-view.ts';
import { RECORD_FORM, RECORD_QUERY } from '../../features/admin/records/record-view.ts';
import { intents } from '../../forms/intents.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { loadRecords, recordForms } from './records.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadCatalogue(request: Request, context: Context): Promise<CatalogueView> {
  const url = new URL(request.url);
  const kind = catalogueKindIn(url.searchParams.get(RECORD_QUERY.kind));
  const others: OtherModels[] = [];
  if (kind === 'panel') {
    for (const other of ['inverter', 'battery'] as const) {
      const { rows } = await loadRecords(url, context, other);
      others.push({ kind: other, rows, facts: await factsOf(context, other) });
    }
  }
  const desk = await loadRecords(url, context, kind);
  return { ...desk, kind, facts: await factsOf(context, kind), others };
}

async function factsOf(context: Context, kind: CatalogueKind): Promise<CatalogueFacts> {
  const { services } = context.get(requestContext);
  const facts = forStaff(await catalogueFacts(services, whoAsks(context), { kind }));
  if (!facts.ok) throw data('', { status: 404 });
  return facts.value;
}

export const actCatalogue = intents(
  recordForms((form) => ({
    kind: catalogueKindIn(textIn(form, RECORD_FORM.kind)),
    here: staffLinks.catalogue(),
    kinds: CATALOGUE_KINDS,
  })),
);
