import type { Transaction } from 'kysely';
import { danishPhone } from '../../domain/danish-phone.ts';
import { stateIn } from '../../domain/saved-report.ts';
import { encodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import { calculationColumns, freeze, type FrozenCalculation } from '../reports/freeze.ts';
import { addToIndex } from '../reports/save-report.ts';
import type { Services } from '../services.ts';
import { isoTime, knownFields, type Document } from './known-fields.ts';
import { refuse, take, type Plan } from './outcome.ts';
import type { People } from './people.ts';

// What begins with s- is the key of a link.
const REPORT_ID = /^(?!s-)[\w-]{1,80}$/;
const READ_HERE = ['ownerUid', 'createdAt', 'userPhoneNumber', 'reportId', 'fullName', 'email'];
/** Made anew by the calculation. */
const RECALCULATED = [
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'selectedBatteryUnitsDetails',
  'panelPeakPowerW',
  'panelAreaM2',
  'reportCalculatedProfitExVat',
];

/** Whose the file's and the database's reports are; the index needs to know. */
export type ReportOwners = Map<string, string | null>;

type Former = {
  readonly reportId: string;
  readonly owner: string | null;
  readonly createdAt: string;
  readonly phone: string | null;
};

/** A report with a result of this server's own, or kept as it came where it can't be calculated. */
export async function planReport(
  services: Services,
  { people, owners }: { readonly people: People; readonly owners: ReportOwners },
  id: string,
  document: Document,
): Promise<Plan> {
  if (!REPORT_ID.test(id)) return refuse('Its id is not one of a report.');
  if (await isHere(services, id)) return refuse('A report with this id is here already.');
  const ownerUid = document['ownerUid'] ?? null;
  const owner = typeof ownerUid === 'string' ? await people.userHere(ownerUid) : null;
  if (ownerUid !== null && owner === null) return refuse('Its owner is not among the users.');
  const createdAt = isoTime(document['createdAt']);
  if (createdAt === null) return refuse('createdAt is missing or not a time.');
  const { fields, leftOut } = knownFields(document, [...READ_HERE, ...RECALCULATED]);
  const given = document['userPhoneNumber'];
  const phone = typeof given === 'string' ? danishPhone(given) : null;
  const former: Former = { reportId: id, owner, createdAt, phone };
  owners.set(id, owner);
  const aside = (reason: string) =>
    take((transaction) => keepAside(transaction, former, fields), leftOut, reason);
  const state = stateIn(fields);
  if (state === null) return aside('lat and lon are missing: nothing can be calculated.');
  const frozen = await freeze(services, state);
  if (!frozen.ok) {
    const named = frozen.error.errors.map(({ field, code }) => `${field} (${code})`);
    return aside(`It can't be calculated: ${named.join(', ')}.`);
  }
  const at = services.now().toISOString();
  return take((transaction) => keep(transaction, former, { frozen: frozen.value, at }), leftOut);
}

async function isHere({ db }: Services, reportId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('report_id')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return row !== undefined;
}

async function keep(
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
      ...calculationColumns(frozen),
    })
    .execute();
  if (owner !== null) await addToIndex(transaction, { uid: owner, reportId, at: createdAt });
}

async function keepAside(
  transaction: Transaction<Tables>,
  { reportId, owner, createdAt }: Former,
  fields: object,
): Promise<void> {
  const row = { owner_uid: owner, document: encodeJson(fields) };
  await transaction
    .insertInto('former_reports')
    .values({ report_id: reportId, created_at: createdAt, ...row })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(row))
    .execute();
}
