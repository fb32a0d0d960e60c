import { Client } from 'pg';
import { createServices } from '../../server/services.ts';
import { closeServices, TEST_START, testSettings } from '../../server/testing/services.ts';

export type FilledDatabase = {
  readonly url: string;
  /** Empties it to its initial state; false where a test changed the tables themselves. */
  readonly putBack: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const KEEP = `
  create schema kept;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%1$I as table public.%1$I', name);
    end loop;
  end $$`;

const columnsOf = (schema: string) => `
  select relname, attname, atttypid from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = '${schema}'::regnamespace and relkind = 'r' and attnum > 0
    and not attisdropped`;

const OTHER_COLUMNS = `
  (${columnsOf('public')} except ${columnsOf('kept')})
  union all (${columnsOf('kept')} except ${columnsOf('public')})`;

// In any order of tables: foreign keys hold again at the end.
const PUT_BACK = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'kept' loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%1$I select * from kept.%1$I', name);
    end loop;
  end $$`;

/**
 * Fills an empty database as a new server does, once for many tests, because each new database
 * keeps the disk busy.
 */
export async function fillDatabase(url: string, folder: string): Promise<FilledDatabase> {
  const settings = testSettings({ DATABASE_URL: url, DATA_DIR: folder });
  await closeServices(await createServices(settings, () => TEST_START));
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(KEEP);
  return {
    url,
    async putBack() {
      const { rowCount } = await client.query(OTHER_COLUMNS);
      if (rowCount !== 0) return false;
      await client.query(PUT_BACK);
      return true;
    },
    close: () => client.end(),
  };
}
