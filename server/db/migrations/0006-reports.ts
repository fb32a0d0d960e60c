import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** @param json the column type that holds JSON in this database */
export function reports(json: 'text' | 'jsonb'): Migration {
  return {
    async up(db: Kysely<never>) {
      await createSavedData(db, json);
      await widenReports(db, json);
    },
  };
}

async function createSavedData({ schema }: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  await schema
    .createTable('user_calculator_data')
    .addColumn('owner_key', 'text', (column) => column.primaryKey())
    .addColumn('owner_uid', 'text')
    .addColumn('data', json, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('user_report_index')
    .addColumn('owner_key', 'text', (column) => column.notNull())
    .addColumn('report_id', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_report_index_pk', ['owner_key', 'report_id'])
    .execute();
  await schema
    .createIndex('user_report_index_by_report')
    .on('user_report_index')
    .column('report_id')
    .execute();
}

async function widenReports({ schema }: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  const texts = [
    'user_phone_number',
    'title',
    'address',
    'roof_type',
    'building_type',
    // The report that an offer was asked for; the offer keeps a copy of it.
    'copied_from',
    'share_expires_at',
    'updated_at',
    'deleted_at',
  ];
  for (const name of texts) await schema.alterTable('reports').addColumn(name, 'text').execute();
  for (const name of ['battery_kwh', 'annual_kwh', 'payback_years']) {
    await schema.alterTable('reports').addColumn(name, 'double precision').execute();
  }
  await schema.alterTable('reports').addColumn('saving_ore', 'integer').execute();
  await schema.alterTable('reports').addColumn('figures', json).execute();
  // One user's list is a stretch of this index, newest last, however many there are of all.
  await schema
    .createIndex('reports_of_owner')
    .on('reports')
    .columns(['owner_uid', 'created_at', 'report_id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  await schema
    .createIndex('reports_copied')
    .on('reports')
    .column('copied_from')
    .where(sql.ref('copied_from'), 'is not', null)
    .execute();
  await schema
    .createIndex('reports_deleted')
    .on('reports')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await schema
    .createIndex('offer_requests_by_report')
    .on('offer_requests')
    .column('report_id')
    .execute();
}
