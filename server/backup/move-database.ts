import { sql } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import { migrate } from '../db/migrate.ts';
import { holdAlone, markMoved } from '../db/place-in-use.ts';
import { connect, isThere, migrationsIn, type Place } from './place.ts';
import { isSameSum, RowSum, type TableSum } from './row-sum.ts';
import {
  addRows,
  BATCH,
  hasRows,
  removeAllRows,
  rowsOf,
  tablesOf,
  type Db,
  type Engine,
  type Row,
  type TableShape,
} from './table-rows.ts';

export type MoveRefusal =
  | { readonly kind: 'nothing-to-move' }
  /** What it saves after its table was copied would be lost. */
  | { readonly kind: 'server-runs' }
  | { readonly kind: 'no-target' }
  /** Other rows than those of the embedded database: of a server that has been used. */
  | { readonly kind: 'in-use'; readonly table: string };

export type MovedTable = TableSum & { readonly name: string; readonly wasThere: boolean };

export type MoveWish = {
  readonly isDry: boolean;
  readonly told: (table: MovedTable) => void;
};

/**
 * Copies the embedded database into PostgreSQL, table by table, and compares each. Broken off, the next run goes on
 * with the table that it stopped at. It has the embedded one for itself, and marks it as moved at the end: no server starts
 * on it from then on.
 */
export async function moveDatabase(
  place: Place,
  { isDry, told }: MoveWish,
): Promise<Result<readonly MovedTable[], MoveRefusal>> {
  if (place.databaseUrl === null) return fail({ kind: 'no-target' });
  const embedded: Place = { ...place, databaseUrl: null };
  if (!isThere(embedded)) return fail({ kind: 'nothing-to-move' });
  const alone = holdAlone(place.dataDir);
  if (alone === null) return fail({ kind: 'server-runs' });
  const from = connect(embedded);
  const to = connect(place);
  try {
    if (!isDry) await migrate(from, 'text');
    // Held to the end: what is saved after its table was read would be lost.
    const source = await from.connection().execute(async (connection) => {
      await sql`begin immediate`.execute(connection);
      try {
        return await copyAll(connection as Db, to, { isDry, told });
      } finally {
        await sql`rollback`.execute(connection);
      }
    });
    if (source.ok && !isDry) markMoved(place.dataDir, new Date());
    return source;
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
    alone.release();
  }
}

async function copyAll(
  from: Db,
  to: Db,
  { isDry, told }: MoveWish,
): Promise<Result<readonly MovedTable[], MoveRefusal>> {
  const isNew = (await migrationsIn(to)).length === 0;
  if (!isDry) await migrate(to, 'jsonb');
  // What migrations put there of themselves is in the embedded one as well.
  if (!isDry && isNew) await removeAllRows(to, await tablesOf(to, 'postgres'));
  const moved: MovedTable[] = [];
  for (const table of await tablesOf(from, 'sqlite')) {
    const own = await sumOf(from, 'sqlite', table);
    const wasThere = !isNew && isSameSum(own, await sumOf(to, 'postgres', table));
    if (!wasThere && !isNew && (await hasRows(to, table)))
      return fail({ kind: 'in-use', table: table.name });
    if (!wasThere && !isDry) await copyTable(from, to, { table, own });
    const done = { ...own, name: table.name, wasThere };
    told(done);
    moved.push(done);
  }
  return ok(moved);
}

async function copyTable(
  from: Db,
  to: Db,
  { table, own }: { readonly table: TableShape; readonly own: TableSum },
): Promise<void> {
  await to.transaction().execute(async (transaction) => {
    let waiting: Row[] = [];
    for await (const row of rowsOf(from, 'sqlite', table)) {
      waiting.push(row);
      if (waiting.length < BATCH) continue;
      await addRows(transaction, table, waiting);
      waiting = [];
    }
    await addRows(transaction, table, waiting);
    if (!isSameSum(own, await sumOf(transaction, 'postgres', table))) {
      throw new Error(`${table.name}: what arrived is not what was sent.`);
    }
  });
}

async function sumOf(db: Db, engine: Engine, table: TableShape): Promise<TableSum> {
  const sum = new RowSum();
  // A cursor of PostgreSQL lives in a transaction only.
  if (engine === 'sqlite' || db.isTransaction) {
    for await (const row of rowsOf(db, engine, table)) sum.add(row);
    return sum.total();
  }
  return db.transaction().execute((transaction) => sumOf(transaction, engine, table));
}
