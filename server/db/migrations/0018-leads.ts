import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How staff stand with each request, those included that are there already.
 * @param json the column type that holds JSON in this database
 */
export function leads(json: 'text' | 'jsonb'): Migration {
  return {
    async up(db: Kysely<never>) {
      await createLeads(db, json);
      await tellMoreOfEvents(db, json);
      await takeInRequests(db);
    },
  };
}

async function createLeads({ schema }: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  await schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey().references('offer_requests.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('postcode', 'text', (column) => column.notNull())
    .addColumn('peak_power', 'double precision', (column) => column.notNull())
    .addColumn('battery_kwh', 'double precision', (column) => column.notNull())
    .addColumn('price_ore', 'integer', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('is_closed', 'integer', (column) => column.notNull())
    .addColumn('owner_uid', 'text')
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const indexes = {
    leads_by_due: ['is_closed', 'due', 'id'],
    leads_by_stage: ['stage', 'due', 'id'],
    leads_by_owner: ['owner_uid', 'is_closed', 'due', 'id'],
    leads_by_time: ['is_closed', 'created_at', 'id'],
    leads_by_price: ['is_closed', 'price_ore', 'id'],
    // All that is counted and summed, so that no row itself is read for it.
    leads_counted: ['is_closed', 'stage', 'owner_uid', 'due', 'postcode', 'price_ore'],
  } as const;
  for (const [name, columns] of Object.entries(indexes)) {
    await schema
      .createIndex(name)
      .on('leads')
      .columns([...columns])
      .execute();
  }
  await schema
    .createTable('lead_words')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addPrimaryKeyConstraint('lead_words_key', ['word', 'lead_id'])
    .execute();
  await schema.createIndex('lead_words_of_lead').on('lead_words').column('lead_id').execute();
  await schema
    .createTable('lead_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_uid', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('search', json, (column) => column.notNull())
    .addColumn('is_shared', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function tellMoreOfEvents({ schema }: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  for (const [name, type] of [
    ['actor_uid', 'text'],
    ['note', 'text'],
    ['before', json],
    ['after', json],
    ['undone_at', 'text'],
  ] as const) {
    await schema.alterTable('offer_events').addColumn(name, type).execute();
  }
}

type OldRequest = {
  readonly id: string;
  readonly created_at: string;
  readonly status: string;
  readonly name: string;
  readonly channel: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly peak_power: string | number | null;
  readonly battery_kwh: string | number | null;
  readonly price_dkk: string | number | null;
};

const BATCH = 200;

async function takeInRequests(db: Kysely<never>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<OldRequest>`
      select offer.id, offer.created_at, offer.status, offer.name, offer.channel, offer.email, offer.phone,
        offer.calculator_state ->> 'address' as address,
        offer.calculator_state ->> 'postcode' as postcode,
        calculation.result -> 'system' ->> 'peakPower' as peak_power,
        calculation.result -> 'system' ->> 'batteryUsableKwh' as battery_kwh,
        calculation.result -> 'price' ->> 'totalPrice' as price_dkk
      from offer_requests as offer
      join calculations as calculation on calculation.calculation_id = offer.calculation_id
      where offer.id > ${after} order by offer.id limit ${BATCH}`.execute(db);
    for (const row of rows) await takeIn(db, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}

// Copies of what the product did when this migration was written: changing a rule later must not change what an old
// database becomes.

const danishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

function wordsOf(row: OldRequest): readonly string[] {
  const tail = row.id.replaceAll('-', '').slice(-10).toUpperCase();
  const texts = [
    row.name,
    row.address ?? '',
    row.postcode ?? '',
    row.email ?? '',
    (row.phone ?? '').replace(/^\+45/, '').replaceAll(/\D/g, ''),
    `${tail.slice(0, 5)}-${tail.slice(5)}`,
  ];
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words)];
}

async function takeIn(db: Kysely<never>, row: OldRequest): Promise<void> {
  const isWithdrawn = row.status === 'withdrawn';
  const address = row.address ?? '';
  const postcode = row.postcode ?? '';
  await sql`
    insert into leads (id, created_at, name, address, postcode, peak_power, battery_kwh, price_ore, channel,
      stage, is_closed, owner_uid, step, due, version)
    values (${row.id}, ${row.created_at}, ${row.name}, ${address}, ${postcode}, ${Number(row.peak_power)},
      ${Number(row.battery_kwh)}, ${Math.round(Number(row.price_dkk) * 100)}, ${row.channel},
      ${isWithdrawn ? 'withdrawn' : 'new'}, ${isWithdrawn ? 1 : 0}, null, ${isWithdrawn ? 'none' : 'assign'},
      ${isWithdrawn ? '9999-12-31 24:00' : `${danishDay.format(new Date(row.created_at))} 24:00`}, 1)`.execute(
    db,
  );
  for (const word of wordsOf(row)) {
    await sql`insert into lead_words (word, lead_id) values (${word}, ${row.id})`.execute(db);
  }
}
