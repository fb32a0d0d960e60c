import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const identity: Migration = {
  async up(db: Kysely<never>) {
    await createPeople(db);
    await createSignIn(db);
  },
};

async function createPeople({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('google_sub', 'text', (column) => column.unique())
    .addColumn('email', 'text')
    .addColumn('name', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('uid', 'text', (column) =>
      column.notNull().references('users.uid').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_by_user').on('sessions').column('uid').execute();
}

async function createSignIn({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('phone_codes')
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('code_mac', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    // A browser has one code to a number: a new one takes the place of the old.
    .addPrimaryKeyConstraint('phone_codes_pk', ['browser_hash', 'phone'])
    .addCheckConstraint('phone_codes_tries', sql`tries >= 0`)
    .execute();
  await schema.createIndex('phone_codes_by_time').on('phone_codes').column('sent_at').execute();
  await schema
    .createTable('counters')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('times', 'text', (column) => column.notNull())
    .addColumn('forget_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('counters_by_time').on('counters').column('forget_at').execute();
  // A code that comes too late is of no use to anybody.
  await schema.alterTable('outbox').addColumn('expires_at', 'text').execute();
}
