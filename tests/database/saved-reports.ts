import { danishPhone } from '../../domain/danish-phone.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import { readCalculation } from '../../server/calculations/read-calculation.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { type SavedReport } from '../../server/reports/replace-calculation.ts';
import { saveReport } from '../../server/testing/report-steps.ts';

export const HOUSE = {
  lat: 56.15,
  lon: 10.2,
  address: 'Skovvej 12, 8000 Aarhus C',
  postcode: '8000',
};
export const MINUTE_MS = 60_000;

/** A user with a number. */
export function person(services: Services, phone: string) {
  return storeUser(services, { phone: danishPhone(phone) });
}

/** Saves a valid report. */
export async function saved(
  services: Services,
  owner: Parameters<typeof saveReport>[1],
  input: object = {},
): Promise<SavedReport> {
  const result = await saveReport(services, owner, { state: HOUSE, ...input });
  if (result === null || !result.ok) throw new Error(`not saved: ${JSON.stringify(result)}`);
  return result.value;
}

/** What is stored of a report. */
export function row({ db }: Services, reportId: string) {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow();
}

/** All stored calculations. */
export function calculations({ db }: Services) {
  return db.selectFrom('calculations').selectAll().orderBy('calculation_id').execute();
}

/** The estimate of the only stored calculation. */
export async function onlyEstimate(services: Services): Promise<Estimate> {
  const [only, ...others] = await calculations(services);
  if (only === undefined || others.length > 0) throw new Error('there is not one calculation');
  return readCalculation(only).estimate;
}

/** Ids in the index of a user, or of a number. */
export async function indexOf({ db }: Services, key: string): Promise<readonly string[]> {
  const entries = await db
    .selectFrom('user_report_index')
    .select('report_id')
    .where('owner_key', '=', key)
    .execute();
  return entries.map(({ report_id: id }) => id).toSorted();
}
