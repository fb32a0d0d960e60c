import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import type { Entry, Table } from '../../server/privacy/register/entry.ts';
import { REGISTER, TABLES } from '../../server/privacy/register/register.ts';
import type { OpenServices } from './open-services.ts';

/** Tables and columns as the database itself lists them. */
async function listed(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables();
  return Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]),
  );
}

const registered = Object.fromEntries(
  TABLES.map((table) => [table, Object.keys(REGISTER[table].columns).toSorted()]),
);

/** @param open real services on the database under test */
export function registerSuite(open: OpenServices): void {
  describe('the register of personal data', () => {
    test('names every table and column of the database, and no other', async () => {
      const { services } = await open();
      expect(registered).toEqual(await listed(services.db));
    });

    test('notices what is added without an entry', async () => {
      const { db } = (await open()).services;
      await sql`alter table users add column planted text`.execute(db);
      await sql`create table planted_table (id text)`.execute(db);
      const now = await listed(db);
      expect(now['users']).toContain('planted');
      expect(registered['users']).not.toEqual(now['users']);
      expect(Object.keys(registered)).not.toContain('planted_table');
      expect(registered).not.toEqual(now);
    });

    test('says of what is somebody’s what it is kept for, and of nothing else', () => {
      for (const table of TABLES) {
        const { owners, partOf, why } = REGISTER[table] as Entry<Table>;
        expect(why !== null, table).toBe(owners.length + partOf.length > 0);
      }
    });

    test.each(TABLES)('exports of %s what it marks as told, and nothing else', (table) => {
      const { columns, told } = REGISTER[table] as Entry<Table>;
      const said = Object.entries(columns).flatMap(([name, is]) => (is === 'told' ? [name] : []));
      if (told === null) {
        expect(said).toEqual([]);
        return;
      }
      // Reports are written one by one with their calculation; my-data-suite checks their file.
      if (told.collect === null) return;
      const read = new Set<string>();
      const row = new Proxy({} as never, {
        get(_row, column) {
          read.add(String(column));
          return '{}';
        },
      });
      told.collect([row], () => null);
      expect([...read].toSorted()).toEqual(said.toSorted());
    });
  });
}
