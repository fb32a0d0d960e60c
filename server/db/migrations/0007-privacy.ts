import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** @param json the column type that holds JSON in this database */
export function privacy(json: 'text' | 'jsonb'): Migration {
  return {
    async up(db: Kysely<never>) {
      await createStaff(db);
      await createErasure(db);
      await createImport(db, json);
      await nameSenders(db);
    },
  };
}

async function createStaff({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('admins')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('admin_requests')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('decision', 'text')
    .execute();
}

async function createErasure({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('tombstones')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid_hash', 'text', (column) => column.notNull())
    .addColumn('phone_hash', 'text')
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('owner_uid', 'text')
    .addColumn('subject_hash', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('consents_of_owner').on('consents').column('owner_uid').execute();
  await schema.createIndex('consents_by_time').on('consents').column('at').execute();
}

async function createImport({ schema }: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  await schema
    .createTable('imported_documents')
    .addColumn('document_hash', 'text', (column) => column.primaryKey())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('former_reports')
    .addColumn('report_id', 'text', (column) => column.primaryKey())
    .addColumn('owner_uid', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('document', json, (column) => column.notNull())
    .execute();
  await schema
    .createIndex('former_reports_of_owner')
    .on('former_reports')
    .column('owner_uid')
    .execute();
  await schema.alterTable('reports').addColumn('recalculated_at', 'text').execute();
}

/** Who was signed in when they sent it: what an erasure finds it by. */
async function nameSenders({ schema }: Kysely<never>): Promise<void> {
  for (const table of ['offer_requests', 'contact_messages', 'outbox'] as const) {
    await schema.alterTable(table).addColumn('owner_uid', 'text').execute();
    await schema.createIndex(`${table}_of_owner`).on(table).column('owner_uid').execute();
  }
  for (const table of ['offer_requests', 'contact_messages'] as const) {
    await schema.createIndex(`${table}_by_phone`).on(table).column('phone').execute();
  }
  await schema.createIndex('outbox_by_recipient').on('outbox').column('recipient').execute();
}
