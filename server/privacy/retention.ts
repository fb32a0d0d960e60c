import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { forgetSignIns } from '../identity/forget-sign-ins.ts';
import { purgeDeletedReports } from '../reports/commands.ts';
import type { Services } from '../services.ts';
import { deleteContactMessages, deleteOffers } from './delete-leads.ts';
import { dropOldPages } from './erase.ts';
import { keepErased } from './keep-erased.ts';

const DAY_MS = 24 * 3_600_000;

/** How long is kept what nobody needs any more [days]. The privacy policy promises the first two. */
const KEPT_DAYS = {
  reportWithoutOwner: 90,
  /** After the last contact. */
  lead: 2 * 365,
  /** A message that is sent stands with its reader; that it was sent helps for a while to explain. */
  sentMessage: 30,
  /** Staff sees what could not be sent. */
  deadMessage: 90,
  /**
   * Nobody is helped by one that comes later, as when mail is switched on after months. A request or a message to
   * the company, which staff's notice tells of, has a table of its own and stays in it.
   */
  waitingMessage: 90,
  /** A form that is sent again after this is a new one. */
  idempotencyKey: 30,
  /** As long as a lead, which is what it may have to be proved for. */
  consent: 2 * 365,
  /** What came from the former site under a number that has not signed in since. */
  unclaimedRecord: 2 * 365,
} as const;

/** Rows at a time, so that the embedded database serves others in between. */
const BATCH = 200;

/** How many were forgotten, by what they were. */
export type Forgotten = Readonly<Record<string, number>>;

/** Codes, their messages and counters, sessions, and reports that were deleted. @returns how many reports */
export async function forgetShortLived(services: Services): Promise<number> {
  await forgetSignIns(services);
  return purgeDeletedReports(services.db, services.now());
}

/** Deletes everything whose time is over. Safe to run at any time, by several servers at once. */
export async function forgetOld(services: Services): Promise<Forgotten> {
  const { db, now } = services;
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const deletedReports = await forgetShortLived(services);
  const forgotten = {
    offers: await forgetOffers(db, before(KEPT_DAYS.lead)),
    contactMessages: await forgetContactMessages(db, before(KEPT_DAYS.lead)),
    records: await forgetUnclaimed(db, before(KEPT_DAYS.unclaimedRecord)),
    reports: deletedReports + (await forgetOwnerless(db, before(KEPT_DAYS.reportWithoutOwner))),
    messages: await forgetMessages(db, {
      sentBefore: before(KEPT_DAYS.sentMessage),
      deadBefore: before(KEPT_DAYS.deadMessage),
    }),
    messagesNeverSent: await forgetWaiting(db, {
      before: before(KEPT_DAYS.waitingMessage),
      now: now().toISOString(),
    }),
    shareKeys: await forgetShareKeys(db, now().toISOString()),
    idempotencyKeys: await forgetBefore(db, before(KEPT_DAYS.idempotencyKey)),
    consents: await forgetConsents(db, before(KEPT_DAYS.consent)),
    erasedAgain: await keepErased(services),
  };
  await dropOldPages(services);
  return forgotten;
}

/** Batch after batch until one is empty. */
async function inBatches(work: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const count = await work();
    sum += count;
    if (count < BATCH) return sum;
  }
}

function forgetOffers(db: Database, before: string): Promise<number> {
  return inBatches(async () => {
    const old = await db
      .selectFrom('offer_requests as offer')
      .select('offer.id')
      .where('offer.created_at', '<=', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('offer_events as event')
              .select('event.id')
              .whereRef('event.offer_id', '=', 'offer.id')
              .where('event.at', '>', before),
          ),
        ),
      )
      .limit(BATCH)
      .execute();
    const ids = old.map(({ id }) => id);
    await inTransaction(db, (transaction) => deleteOffers(transaction, ids));
    return ids.length;
  });
}

function forgetContactMessages(db: Database, before: string): Promise<number> {
  return inBatches(async () => {
    const old = await db
      .selectFrom('contact_messages')
      .select('id')
      .where('created_at', '<=', before)
      .limit(BATCH)
      .execute();
    const ids = old.map(({ id }) => id);
    await inTransaction(db, (transaction) => deleteContactMessages(transaction, ids));
    return ids.length;
  });
}

/** A report that an index names belongs to somebody, though nobody has signed in for it. */
async function forgetOwnerless(db: Database, before: string): Promise<number> {
  const reports = await inBatches(async () => {
    const { numDeletedRows } = await db
      .deleteFrom('reports')
      .where('report_id', 'in', (query) =>
        query
          .selectFrom('reports as old')
          .select('old.report_id')
          .where('old.owner_uid', 'is', null)
          .where('old.created_at', '<=', before)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('user_report_index')
                  .select('user_report_index.report_id')
                  .whereRef('user_report_index.report_id', '=', 'old.report_id'),
              ),
            ),
          )
          .limit(BATCH),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  const { numDeletedRows } = await db
    .deleteFrom('former_reports')
    .where('owner_uid', 'is', null)
    .where('created_at', '<=', before)
    .where('report_id', 'not in', (query) =>
      query.selectFrom('user_report_index').select('report_id'),
    )
    .executeTakeFirst();
  return reports + Number(numDeletedRows);
}

async function forgetUnclaimed(db: Database, before: string): Promise<number> {
  const data = await db
    .deleteFrom('user_calculator_data')
    .where('owner_uid', 'is', null)
    .where('updated_at', '<=', before)
    .executeTakeFirst();
  const index = await db
    .deleteFrom('user_report_index')
    .where('owner_key', 'like', '+%')
    .where('added_at', '<=', before)
    .executeTakeFirst();
  return Number(data.numDeletedRows) + Number(index.numDeletedRows);
}

async function forgetMessages(
  db: Database,
  { sentBefore, deadBefore }: { readonly sentBefore: string; readonly deadBefore: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where((row) =>
      row.or([
        row('status', '=', 'sent').and('sent_at', '<=', sentBefore),
        row('status', '=', 'dead').and('next_attempt_at', '<=', deadBefore),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What waited too long to be sent, and what has come to its own end meanwhile. */
async function forgetWaiting(
  db: Database,
  { before, now }: { readonly before: string; readonly now: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('status', '=', 'pending')
    .where((row) => row.or([row('created_at', '<=', before), row('expires_at', '<=', now)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function forgetShareKeys(db: Database, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ share_token_hash: null, share_expires_at: null })
    .where('share_expires_at', '<=', now)
    .executeTakeFirst();
  const mailed = await db
    .deleteFrom('report_mail_links')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows) + Number(mailed.numDeletedRows);
}

async function forgetBefore(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function forgetConsents(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('consents')
    .where('at', '<=', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
