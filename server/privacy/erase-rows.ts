import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { deleteContactMessages, deleteOffers } from './delete-leads.ts';

/** Whose rows: a user's, or what is kept under a number. */
export type Erased =
  | { readonly uid: string }
  /** until: what came under the number later is of a new beginning. */
  | { readonly phone: string; readonly until: string };

/** Rows that name a number themselves: by which column, and since when. */
const UNDER_NUMBER = [
  ['outbox', 'recipient', 'created_at'],
  ['phone_codes', 'phone', 'sent_at'],
  ['user_report_index', 'owner_key', 'added_at'],
  ['user_calculator_data', 'owner_key', 'updated_at'],
] as const;

/** Everything that is stored about a person, in the caller's transaction. Erasing twice is erasing once. */
export async function eraseRows(transaction: Transaction<Tables>, who: Erased): Promise<void> {
  if ('uid' in who) {
    await eraseLeadsOfUser(transaction, who.uid);
    await eraseReports(transaction, who.uid);
    await eraseUser(transaction, who.uid);
  } else {
    await eraseLeadsOfPhone(transaction, who.phone, who.until);
    await eraseFormerReports(transaction, who.phone, who.until);
    // Last: the reports above are found by them.
    for (const [table, number, time] of UNDER_NUMBER) {
      await transaction
        .deleteFrom(table)
        .where(number, '=', who.phone)
        .where(time, '<=', who.until)
        .execute();
    }
  }
}

/** Sent while signed in, or from a report of theirs. */
async function eraseLeadsOfUser(transaction: Transaction<Tables>, uid: string): Promise<void> {
  const offers = await transaction
    .selectFrom('offer_requests as offer')
    .leftJoin('reports as saved', 'saved.report_id', 'offer.saved_report_id')
    .select('offer.id')
    .where((row) => row.or([row('offer.owner_uid', '=', uid), row('saved.owner_uid', '=', uid)]))
    .execute();
  await deleteOffers(transaction, ids(offers));
  const messages = await transaction
    .selectFrom('contact_messages')
    .select('id')
    .where('owner_uid', '=', uid)
    .execute();
  await deleteContactMessages(transaction, ids(messages));
}

/** Who holds the phone has shown it with a code; a mail address that somebody typed shows nothing. */
async function eraseLeadsOfPhone(
  transaction: Transaction<Tables>,
  phone: string,
  until: string,
): Promise<void> {
  const sent = (table: 'offer_requests' | 'contact_messages') =>
    transaction
      .selectFrom(table)
      .select('id')
      .where('phone', '=', phone)
      .where('created_at', '<=', until)
      .execute();
  await deleteOffers(transaction, ids(await sent('offer_requests')));
  await deleteContactMessages(transaction, ids(await sent('contact_messages')));
}

async function eraseReports(transaction: Transaction<Tables>, uid: string): Promise<void> {
  const own = transaction.selectFrom('reports').select('report_id').where('owner_uid', '=', uid);
  await transaction
    .deleteFrom('former_reports')
    .where('owner_uid', 'is', null)
    .where('report_id', 'in', (query) =>
      query.selectFrom('user_report_index').select('report_id').where('owner_key', '=', uid),
    )
    .execute();
  await transaction.deleteFrom('user_report_index').where('report_id', 'in', own).execute();
  await transaction.deleteFrom('user_report_index').where('owner_key', '=', uid).execute();
  for (const table of ['reports', 'former_reports', 'user_calculator_data'] as const) {
    await transaction.deleteFrom(table).where('owner_uid', '=', uid).execute();
  }
}

async function eraseUser(transaction: Transaction<Tables>, uid: string): Promise<void> {
  for (const table of ['outbox', 'consents'] as const) {
    await transaction.deleteFrom(table).where('owner_uid', '=', uid).execute();
  }
  // Keys of what only a user can do name the user; the sign that escapes stands in no id of ours.
  const named = `%:${uid.replace(/[!%_]/g, '!$&')}:%`;
  await transaction
    .deleteFrom('idempotency_keys')
    .where(sql<boolean>`key like ${named} escape '!'`)
    .execute();
  for (const table of [
    'sessions',
    'known_browsers',
    'admins',
    'admin_requests',
    'users',
  ] as const) {
    await transaction.deleteFrom(table).where('uid', '=', uid).execute();
  }
}

/** Reports from before there were uids. */
async function eraseFormerReports(
  transaction: Transaction<Tables>,
  phone: string,
  until: string,
): Promise<void> {
  const indexed = transaction
    .selectFrom('user_report_index')
    .select('report_id')
    .where('owner_key', '=', phone)
    .where('added_at', '<=', until);
  for (const table of ['reports', 'former_reports'] as const) {
    await transaction
      .deleteFrom(table)
      .where('owner_uid', 'is', null)
      .where('report_id', 'in', indexed)
      .execute();
  }
  await transaction
    .deleteFrom('reports')
    .where('owner_uid', 'is', null)
    .where('user_phone_number', '=', phone)
    .where('created_at', '<=', until)
    .execute();
  await transaction
    .deleteFrom('former_reports')
    .where('owner_uid', 'is', null)
    .where(numberInFormerReport, '=', phone)
    .where('created_at', '<=', until)
    .execute();
}

/** In its one normal form, as the import writes it. Both databases read JSON in this way. */
export const numberInFormerReport = sql<string | null>`document ->> 'userPhoneNumber'`;

function ids(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}
