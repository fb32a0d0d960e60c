import { sql } from 'kysely';
import { connect, engineOf, type Place } from './place.ts';
import type { Db } from './table-rows.ts';

/** Reads a database as it is at one moment, on a connection of its own; nobody waits for it. */
export async function* inSnapshot<Line>(
  place: Place,
  read: (db: Db) => AsyncGenerator<Line>,
): AsyncGenerator<Line> {
  const db = connect(place);
  try {
    const transaction = await begin(db, engineOf(place));
    yield* read(transaction);
    await transaction.rollback().execute();
  } finally {
    await db.destroy();
  }
}

async function begin(db: ReturnType<typeof connect>, engine: ReturnType<typeof engineOf>) {
  if (engine === 'postgres') {
    return db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
  }
  const transaction = await db.startTransaction().execute();
  // SQLite takes its snapshot with the first thing that is read.
  await sql`select count(*) from sqlite_master`.execute(transaction);
  return transaction;
}
