import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Facts about the company in versions, its papers, and with which version a quote was sent. Versions and papers stay for
 * as long as a signed quote may rest on them, which nobody can tell: the database lets neither change nor go. Only a
 * reason may lose the name of somebody who was erased.
 * @param json the column type that holds JSON in this database
 */
export const company = (json: 'text' | 'jsonb'): Migration => ({
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('company_papers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('by_uid', 'text')
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('source_hash', 'text', (column) => column.notNull())
      .addColumn('blob_key', 'text', (column) => column.notNull().unique())
      .execute();
    await db.schema
      .createTable('company_versions')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by_uid', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('is_example', 'integer', (column) => column.notNull())
      .addColumn('facts', json, (column) => column.notNull())
      .addColumn('papers', json, (column) => column.notNull())
      .execute();
    await db.schema.alterTable('quotes').addColumn('company_version', 'integer').execute();
    for (const statement of json === 'text' ? ON_SQLITE : ON_POSTGRES) {
      await sql.raw(statement).execute(db);
    }
  },
});

const REFUSAL = 'Versions and papers of the company are append-only.';
const FIXED = {
  company_versions: ['number', 'at', 'by_uid', 'is_example', 'facts', 'papers'],
  company_papers: [
    'id',
    'kind',
    'created_at',
    'by_uid',
    'bytes',
    'sha256',
    'source_hash',
    'blob_key',
  ],
} as const;
const TABLES = Object.entries(FIXED);

const ON_SQLITE = TABLES.flatMap(([table, columns]) => [
  `create trigger ${table}_unchanged before update on ${table}
    when ${columns.map((column) => `new.${column} is not old.${column}`).join(' or ')}
    begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger ${table}_kept before delete on ${table}
    begin select raise(abort, '${REFUSAL}'); end`,
]);

const ON_POSTGRES = [
  `create function company_refuses() returns trigger language plpgsql as $$
    begin raise exception '${REFUSAL}'; end $$`,
  ...TABLES.flatMap(([table, columns]) => [
    `create trigger ${table}_unchanged before update on ${table} for each row
      when (${columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')})
      execute function company_refuses()`,
    `create trigger ${table}_kept before delete on ${table} for each row
      execute function company_refuses()`,
  ]),
];
