import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

const STATEMENTS_KEPT = 200;

/**
 * Kysely's SQLite dialect over node:sqlite. FULL: what was acknowledged is on disk, even after kill -9.
 * secure_delete: what is deleted is overwritten, not only forgotten.
 * @param closed called when the database has been closed
 */
export function sqliteDialect(file: string, closed: () => void = () => undefined): SqliteDialect {
  // It will hold names and phone numbers, so other users of the machine may not read it.
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // The folder may already exist and be open to others. The log beside the database file has the
    // same rights.
    closeSync(openSync(file, 'a', 0o600));
  }
  const database = new DatabaseSync(file);
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
  `);
  return new WholeMigrations({ database: asKyselyDatabase(database, closed) });
}

/**
 * A migration is applied as a whole or not at all: SQLite can roll back schema changes too, which
 * Kysely does not use by itself.
 */
class WholeMigrations extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalTables();
  }
}

class TransactionalTables extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function asKyselyDatabase(database: DatabaseSync, closed: () => void): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close() {
      database.close();
      closed();
    },
    prepare(sql) {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const plain = asKyselyStatement(database.prepare(sql));
      const statement = sql === 'rollback' ? whereOpen(plain, database) : plain;
      if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/**
 * SQLite rolls back by itself when the disk is full; a second rollback would fail and hide the
 * cause.
 */
function whereOpen(rollback: SqliteStatement, database: DatabaseSync): SqliteStatement {
  return {
    ...rollback,
    run: (parameters) =>
      database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  };
}
