import { data, type RouterContextProvider } from 'react-router';
import { draftedTexts, type RecordRow } from '../../../domain/records/record.ts';
import { correctedBy, TARIFF_COMPANIES } from '../../../domain/records/tariff-records.ts';
import { LARGEST_GRID_COMPANY } from '../../../engine/data/grid-company.ts';
import { GRID_COMPANIES } from '../../../engine/data/grid-tariffs.ts';
import { listNewTariffs } from '../../../server/tariffs/list-new-tariffs.ts';
import { readTariffEffect } from '../../../server/tariffs/read-effect.ts';
import { readTariffDesk } from '../../../server/tariffs/read-desk.ts';
import { startPriceList } from '../../../server/tariffs/start-price-list.ts';
import {
  LIST_NEW_TARIFFS,
  READ_PRICE_LIST,
  TARIFF_QUERY,
  type TariffAnswer,
  type TariffsView,
} from '../../features/admin/tariffs/tariffs-view.ts';
import { intents } from '../../forms/intents.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { loadRecords, recordForms, rehearsed } from './records.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadTariffs(request: Request, context: Context): Promise<TariffsView> {
  const url = new URL(request.url);
  const { services } = context.get(requestContext);
  const desk = forStaff(await readTariffDesk(services, whoAsks(context), {}));
  if (!desk.ok) throw data('', { status: 404 });
  const records = await loadRecords(url, context, 'tariff');
  const opened = records.rows.find(({ id }) => id === records.open);
  const wished =
    (opened && draftedTexts(opened)['company']) ?? url.searchParams.get(TARIFF_QUERY.company);
  const company =
    wished != null && TARIFF_COMPANIES.includes(wished) ? wished : LARGEST_GRID_COMPANY.DK1;
  const effect = forStaff(await readTariffEffect(services, whoAsks(context), { company }));
  if (!effect.ok) throw data('', { status: 404 });
  const known = GRID_COMPANIES.find(({ gln }) => gln === company);
  return {
    ...records,
    // Of one company: two hundred rows are read by nobody.
    rows: records.rows
      .filter((row) => draftedTexts(row)['company'] === company)
      .toSorted((a, b) => (dayOf(b) < dayOf(a) ? -1 : dayOf(b) > dayOf(a) ? 1 : 0)),
    canFetch: services.tariffSource !== null,
    // A correction is published by itself, by who has seen what it corrects.
    drafts: records.rows.filter(
      (row) => row.draft !== null && correctedBy(row, records.rows) === null,
    ).length,
    desk: desk.value,
    effect: effect.value,
    company,
    facts: known === undefined ? null : { name: known.name, zone: known.zone, code: known.code },
  };
}

const dayOf = (row: RecordRow) => draftedTexts(row)['from'] ?? '';

export const actTariffs = intents({
  [READ_PRICE_LIST]: async ({ services, who }) => {
    const started = forStaff(await startPriceList(services, who, {}));
    return data<TariffAnswer>(
      started.ok ? { kind: 'reading' } : { kind: 'not-listed', why: started.error.kind },
    );
  },
  // What is new is rehearsed as a file is: nothing is stored until somebody takes it.
  [LIST_NEW_TARIFFS]: async ({ context, services, who }) => {
    const found = forStaff(await listNewTariffs(services, who, {}));
    if (!found.ok) return data<TariffAnswer>({ kind: 'not-listed', why: found.error.kind });
    return rehearsed(context, 'tariff', found.value.csv);
  },
  ...recordForms(() => ({ kind: 'tariff', here: staffLinks.tariffs(), kinds: ['tariff'] })),
});
