import { sql, type SqlBool } from 'kysely';
import { maskedEmail, maskedPhone } from '../../domain/masked-contact.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type {
  MessagePage,
  MessageRow,
  MessageSearch,
  MessageState,
  OpenMessage,
} from '../../domain/staff/messages.ts';
import type { Database } from '../db/database.ts';
import { readSendingPause } from '../outbox/sending-pause.ts';
import { triesIn } from '../outbox/tries.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { deliveriesOf } from './deliveries.ts';

const PAGE = 50;
const LAST_DELIVERED = 7;

type Needs = Pick<Services, 'db' | 'now'>;

/** Newest first. A message's content is not shown: it may contain the key to a request, or a code. */
export const listMessages = query(
  { name: 'admin.list-messages', access: 'staff' },
  async ({ db, now }: Needs, _who, { state, q, before }: MessageSearch) => {
    const at = now().toISOString();
    const sought = soughtBy(q);
    const rows = await rowsOf(db)
      .where(inState(state))
      .where(sought)
      // Ids begin with the time they were made at.
      .$if(before !== null, (of) => of.where('id', '<', before as string))
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const shown = rows.slice(0, PAGE);
    const isShort = state === 'needs' && before === null && rows.length <= PAGE;
    const delivered = isShort
      ? await rowsOf(db)
          .where('status', '=', 'sent')
          .where(sought)
          .orderBy('id', 'desc')
          .limit(LAST_DELIVERED)
          .execute()
      : [];
    return ok<MessagePage>({
      rows: shown.map((row) => rowOf(row, at)),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      delivered: delivered.map((row) => rowOf(row, at)),
      counts: await countsOf(db, sought),
      deliveries: await deliveriesOf({ db, now }),
      pause: await readSendingPause(db),
    });
  },
);

/** One message with each try to send it. */
export const readMessage = query(
  { name: 'admin.read-message', access: 'staff' },
  async (
    { db, now }: Needs,
    _who,
    { id }: { readonly id: string },
  ): Promise<Result<OpenMessage, { readonly kind: 'not-found' }>> => {
    const row = await rowsOf(db)
      .select(['outbox.tries', 'outbox.offer_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' });
    const { offer_id: offer } = row;
    return ok({
      ...rowOf(row, now().toISOString()),
      log: triesIn(row.tries),
      expiresAt: row.expires_at,
      lead: offer === null ? null : { id: offer, reference: referenceOf(offer) },
    });
  },
);

const rowsOf = (db: Database) =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'purpose',
      'recipient',
      'created_at',
      'sent_at',
      'status',
      'attempts',
      'next_attempt_at',
      'last_error',
      'expires_at',
      'seen_at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function rowOf(row: Row, at: string): MessageRow {
  return {
    id: row.id,
    kind: row.kind,
    purpose: row.purpose,
    recipient: row.kind === 'mail' ? maskedEmail(row.recipient) : maskedPhone(row.recipient),
    createdAt: row.created_at,
    sentAt: row.sent_at,
    status: row.status,
    tries: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastError: row.last_error,
    isExpired: row.expires_at !== null && row.expires_at <= at,
    isSeen: row.seen_at !== null,
  };
}

const EVERY = sql<SqlBool>`1 = 1`;

function inState(state: MessageState) {
  if (state === 'all') return EVERY;
  if (state === 'needs') return sql<SqlBool>`status <> 'sent' and seen_at is null`;
  return sql<SqlBool>`status = ${state}`;
}

/** By the number of the request or message that it is about, or by a part of the recipient. */
function soughtBy(typed: string) {
  const text = typed.trim().toLowerCase();
  if (text === '') return EVERY;
  const digits = text.replaceAll('-', '');
  if (/^[\da-f]{10}$/.test(digits)) {
    return sql<SqlBool>`(substr(offer_id, 27) = ${digits} or substr(contact_message_id, 27) = ${digits})`;
  }
  const part = text.replaceAll(/\s/g, '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<SqlBool>`lower(recipient) like ${`%${part}%`} escape '\\'`;
}

async function countsOf(
  db: Database,
  sought: ReturnType<typeof soughtBy>,
): Promise<MessagePage['counts']> {
  const found = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'status',
      fn.countAll<number | string>().as('count'),
      fn.count<number | string>('seen_at').as('seen'),
    ])
    .where(sought)
    .groupBy('status')
    .execute();
  const count = (status: string) => Number(found.find((row) => row.status === status)?.count ?? 0);
  const [dead, pending, sent, held] = [
    count('dead'),
    count('pending'),
    count('sent'),
    count('held'),
  ];
  const seen = found
    .filter(({ status }) => status !== 'sent')
    .reduce((sum, row) => sum + Number(row.seen), 0);
  const needs = dead + pending + held - seen;
  return { needs, held, dead, pending, sent, all: dead + pending + sent + held };
}
