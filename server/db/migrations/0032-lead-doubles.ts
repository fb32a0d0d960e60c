import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What leads are known to be double by, which pairs there are, and into which one a lead was merged.
 * @param json the column type that holds JSON in this database
 */
export const leadDoubles = (json: 'text' | 'jsonb'): Migration => ({
  async up(db: Kysely<never>) {
    await createTables(db);
    // A key is looked for as it is; sorting it by a language would only cost.
    if (json === 'jsonb') {
      await sql`alter table lead_keys alter column key type text collate "C"`.execute(db);
    }
    for (const statement of json === 'text' ? [IN_SQLITE] : IN_POSTGRES) {
      await sql.raw(statement).execute(db);
    }
    await keepKeys(db);
    await linkAll(db);
  },
});

async function createTables({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('leads').addColumn('merged_into', 'text').execute();
  await schema.alterTable('offer_requests').addColumn('same_person_as', 'text').execute();
  await schema
    .createTable('lead_keys')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('lead_keys_key', ['key', 'lead_id'])
    .execute();
  await schema.createIndex('lead_keys_by_lead').on('lead_keys').column('lead_id').execute();
  await schema
    .createTable('lead_doubles')
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('other_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('same', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_doubles_key', ['lead_id', 'other_id', 'same'])
    .execute();
  await schema.createIndex('lead_doubles_by_other').on('lead_doubles').column('other_id').execute();
  await schema
    .createIndex('lead_doubles_by_state')
    .on('lead_doubles')
    .columns(['state', 'lead_id'])
    .execute();
}

// Few are merged: an index of those alone. The one that a lead was merged into may be erased without it; then it
// stands by itself again.
const MERGED = [
  `create index leads_merged on leads (merged_into, id) where merged_into is not null`,
  `create index offers_same_person on offer_requests (same_person_as) where same_person_as is not null`,
] as const;
const FREE = `update leads set merged_into = null,
    is_closed = case when stage in ('withdrawn', 'lost') then 1 else 0 end
  where merged_into = old.id`;

const IN_SQLITE = `create trigger leads_free_merged after delete on leads begin ${FREE}; end`;
const IN_POSTGRES = [
  `create function leads_free_merged() returns trigger language plpgsql as $$
    begin ${FREE}; return null; end $$`,
  `create trigger leads_free_merged after delete on leads
    for each row execute function leads_free_merged()`,
];

const BATCH = 500;

type Stored = {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string;
};

// A copy of the keys as they were when this migration was written: changing them later must not change what an old
// database becomes.
function doubleKeysOf({ phone, email, address }: Stored): readonly string[] {
  const typed = phone ?? '';
  const local = typed.replace(/[\s.\-()]/g, '').replace(/^(\+45|0045)/, '');
  const digits = /^[2-9]\d{7}$/.test(local) ? `+45${local}` : typed.replaceAll(/[^\d+]/g, '');
  const mail = (email ?? '').trim().toLowerCase();
  const words = address.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isHouse = words.slice(1).some((word) => /^\d{1,3}\p{L}?$/u.test(word));
  return [
    ...(digits === '' ? [] : [`p:${digits}`]),
    ...(mail === '' ? [] : [`m:${mail}`]),
    ...(isHouse ? [`a:${words.join(' ')}`] : []),
  ];
}

async function keepKeys(db: Kysely<never>): Promise<void> {
  for (const statement of MERGED) await sql.raw(statement).execute(db);
  let after = '';
  for (;;) {
    const { rows } = await sql<Stored>`
      select leads.id, offer.email, offer.phone, leads.address
      from leads join offer_requests as offer on offer.id = leads.id
      where leads.id > ${after} order by leads.id limit ${BATCH}`.execute(db);
    const keys = rows.flatMap((row) => doubleKeysOf(row).map((key) => sql`(${key}, ${row.id})`));
    if (keys.length > 0) {
      await sql`insert into lead_keys (key, lead_id) values ${sql.join(keys)}`.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}

/** As many as a new lead is linked to, by server/leads/link-doubles.ts. */
const NEWEST = 10;

async function linkAll(db: Kysely<never>): Promise<void> {
  for (let step = 1; step <= NEWEST; step++) {
    const pairs = sql`
      select lead_id, other_id, substr(key, 1, 1) as same from (
        select key, lead_id, lag(lead_id, ${sql.lit(step)}) over (partition by key order by lead_id) as other_id
        from lead_keys) as neighbours
      where other_id is not null`;
    await sql`
      insert into lead_doubles (lead_id, other_id, same, state)
      select lead_id, other_id, same, 'open' from (${pairs}) as one where true
      union select other_id, lead_id, same, 'open' from (${pairs}) as other where true
      on conflict do nothing`.execute(db);
  }
}
