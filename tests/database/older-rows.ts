import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { migrate } from '../../server/db/migrate.ts';
import { postgresDialect } from '../../server/db/postgres.ts';
import { sqliteDialect } from '../../server/db/sqlite.ts';
import { createLogger } from '../../server/logger.ts';
import { hashOfToken } from '../../server/receipt.ts';
import { TEST_START } from '../../server/testing/services.ts';

const FOLDER = new URL('../fixtures/frozen-reports/', import.meta.url);
const LATER = '2099-01-01T00:00:00.000Z';

/** A row of `reports` as the version in its file name wrote it, by that version's own program. */
export type Sample = {
  readonly report_id: string;
  readonly owner_uid: string | null;
  readonly calculator_state: { readonly slope?: number };
  readonly result: Pick<EstimateFigures, 'price' | 'savings' | 'economy'> & {
    readonly yield: { readonly annualKwh: number; readonly faces?: readonly object[] };
    readonly energy: Readonly<Record<string, unknown>> & { readonly curtailedKwh: number };
    readonly provenance: object;
  };
  readonly figures?: {
    readonly input: object;
    readonly priceList: { readonly id: string; readonly validFrom: string };
  } | null;
  readonly total_price_ore: number;
};

export const SAMPLES = readdirSync(FOLDER).map((name) => ({
  name: name.replace('.json', ''),
  sample: JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Sample,
}));
export const requests = SAMPLES.filter(({ sample }) => sample.owner_uid === null);
export const reports = SAMPLES.filter(({ sample }) => sample.owner_uid !== null);

/** Environment of a server, with the folder of its data. */
export type OlderPlace = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

export const tokenOf = (reportId: string, copy: number) => `token-of-${reportId}-${copy}`;
/** In the shape that an address may have: 128 bits. */
export const keyOf = (reportId: string, copy: number) =>
  createHash('sha256').update(`${reportId}-${copy}`).digest('base64url').slice(0, 22);

/** Works in the database of a place, before or after a server. */
export async function inOlder(
  place: OlderPlace,
  work: (db: Kysely<Record<string, never>>) => Promise<void>,
): Promise<void> {
  const url = place['DATABASE_URL'];
  const dialect =
    url === undefined
      ? sqliteDialect(join(place.DATA_DIR, 'solrig.sqlite'))
      : postgresDialect(url, createLogger('silent'));
  const db = new Kysely<Record<string, never>>({ dialect });
  await work(db).finally(() => db.destroy());
}

/** An older database: its last migration, and so many rows of each sample. */
export function fillOlder(place: OlderPlace, last: string, copies: number): Promise<void> {
  return inOlder(place, async (db) => {
    await migrate(db, place['DATABASE_URL'] === undefined ? 'text' : 'jsonb', last);
    for (const { sample } of SAMPLES) {
      for (let copy = 0; copy < copies; copy++) await insert(db, sample, copy);
    }
  });
}

/** With a request if it is a request's copy, and with a link if it is a report. */
async function insert(
  db: Kysely<Record<string, never>>,
  sample: Sample,
  copy: number,
): Promise<void> {
  const id = `${sample.report_id}-${copy}`;
  const isRequest = sample.owner_uid === null;
  const row: Readonly<Record<string, unknown>> = {
    ...sample,
    report_id: id,
    copied_from: isRequest ? reports[0]!.sample.report_id : null,
    share_token_hash: isRequest ? null : hashOfToken(keyOf(sample.report_id, copy)),
    share_expires_at: isRequest ? null : LATER,
  };
  await write(db, 'reports', row);
  if (!isRequest) return;
  await write(db, 'offer_requests', {
    id: `offer-${id}`,
    report_id: id,
    created_at: TEST_START.toISOString(),
    status: 'new',
    locale: 'da',
    name: 'Eksempel',
    channel: 'email',
    email: 'eksempel@example.dk',
    contact_time: 'any',
    notes: '',
    consent_version: '2026-11-20',
    consent_at: TEST_START.toISOString(),
    receipt_token_hash: hashOfToken(tokenOf(sample.report_id, copy)),
  });
}

async function write(
  db: Kysely<Record<string, never>>,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const values = Object.values(row).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(values)})`.execute(db);
}
