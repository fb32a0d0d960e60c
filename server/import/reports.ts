import type { Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { danishPhone } from '../../domain/danish-phone.ts';
import { isReportId } from '../../domain/report/report-id.ts';
import { stateIn } from '../../domain/saved-report.ts';
import { decodeJson, encodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import { freeze, keepFrozen, listColumns, type FrozenCalculation } from '../reports/freeze.ts';
import { addToIndex } from '../reports/add-to-index.ts';
import type { Services } from '../services.ts';
import { HOUSE } from '../work/asker.ts';
import { isRefusal } from '../work/work-refusal.ts';
import { isoTime, knownFields, PROFIT, profitLeftOut, type Document } from './known-fields.ts';
import { alreadyHere, refuse, take, type Planner } from './outcome.ts';
import { ERASED, NOT_A_USER, type People } from './people.ts';
import type { ReportOwners } from './report-index.ts';

/** Part of the former document alone: read elsewhere, a person's, or made anew by the calculation. */
const NOT_FOR_CALCULATION = [
  'ownerUid',
  'createdAt',
  'userPhoneNumber',
  'reportId',
  'fullName',
  'email',
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'selectedBatteryUnitsDetails',
  'panelPeakPowerW',
  'panelAreaM2',
  PROFIT,
];

type Former = {
  readonly reportId: string;
  readonly owner: string | null;
  readonly createdAt: string;
  readonly phone: string | null;
  readonly document: Document;
};

/** The former document as it came, and a report with a result of this server's own where it can be calculated. */
export function reportPlanner(
  services: Services,
  { people, owners }: { readonly people: People; readonly owners: ReportOwners },
): Planner {
  return async (id, given) => {
    if (!isReportId(id)) return refuse('Its id is not one of a report.');
    const { phone, document } = formerDocument(given);
    const { fields, leftOut: unread } = knownFields(given, NOT_FOR_CALCULATION);
    const leftOut = [
      ...unread.map((field) => `${field}; in the former document only`),
      ...profitLeftOut(given),
    ];
    const here = await reportHere(services, id);
    // As it would be read again: what JSON has no word for is something else then.
    const stored = decodeJson(encodeJson(document));
    if (here !== undefined && isDeepStrictEqual(here, stored)) return alreadyHere(leftOut);
    if (here !== undefined) return refuse('Another report with this id is here already.');
    const ownerUid = given['ownerUid'] ?? null;
    const owner = typeof ownerUid === 'string' ? await people.userHere(ownerUid) : null;
    if (ownerUid !== null && owner === null) return refuse(NOT_A_USER);
    if (owner === null && phone !== null && people.isErased(phone)) return refuse(ERASED);
    const createdAt = isoTime(given['createdAt']);
    if (createdAt === null) return refuse('createdAt is missing or not a time.');
    owners.set(id, owner);
    const former: Former = { reportId: id, owner, createdAt, phone, document };
    const aside = (reason: string) =>
      take((transaction) => keepFormer(transaction, former), leftOut, reason);
    const state = stateIn(fields);
    if (state === null) return aside('lat and lon are missing: nothing can be calculated.');
    const frozen = await freeze(services, HOUSE, state);
    if (!frozen.ok) {
      // One after the other: nothing else waits for these threads.
      if (isRefusal(frozen.error)) throw new Error('The import met work that it has not given.');
      const named = frozen.error.errors.map(({ field, code }) => `${field} (${code})`);
      return aside(`It can't be calculated: ${named.join(', ')}.`);
    }
    const at = services.now().toISOString();
    return take(async (transaction) => {
      await keepFormer(transaction, former);
      await keepAnew(transaction, former, { frozen: frozen.value, at });
    }, leftOut);
  };
}

/** As it came, without the firm's profit, and with the number in the form that an erasure looks for. */
function formerDocument(given: Document): {
  readonly phone: string | null;
  readonly document: Document;
} {
  const { [PROFIT]: _profit, ...document } = given;
  const number = given['userPhoneNumber'];
  const phone = typeof number === 'string' ? danishPhone(number) : null;
  return { phone, document: phone === null ? document : { ...document, userPhoneNumber: phone } };
}

/** @returns the former document; null: a report that did not come from there; undefined: none */
async function reportHere({ db }: Services, reportId: string): Promise<unknown> {
  const former = await db
    .selectFrom('former_reports')
    .select('document')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  if (former !== undefined) return decodeJson(former.document);
  const report = await db
    .selectFrom('reports')
    .select('report_id')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return report === undefined ? undefined : null;
}

async function keepFormer(
  transaction: Transaction<Tables>,
  { reportId, owner, createdAt, document }: Former,
): Promise<void> {
  await transaction
    .insertInto('former_reports')
    .values({
      report_id: reportId,
      owner_uid: owner,
      created_at: createdAt,
      document: encodeJson(document),
    })
    .execute();
}

async function keepAnew(
  transaction: Transaction<Tables>,
  { reportId, owner, createdAt, phone }: Former,
  { frozen, at }: { readonly frozen: FrozenCalculation; readonly at: string },
): Promise<void> {
  await transaction
    .insertInto('reports')
    .values({
      report_id: reportId,
      owner_uid: owner,
      user_phone_number: phone,
      created_at: createdAt,
      updated_at: at,
      recalculated_at: at,
      version: 1,
      ...listColumns(frozen),
      calculation_id: await keepFrozen(transaction, frozen, new Date(at)),
    })
    .execute();
  if (owner !== null) await addToIndex(transaction, { uid: owner, reportId, at: createdAt });
}
