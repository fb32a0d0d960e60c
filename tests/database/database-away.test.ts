import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseAway, DatabaseWatch } from '../../server/db/database-away.ts';
import { servingDialect } from '../../server/db/postgres.ts';
import { createLogger } from '../../server/logger.ts';
import { startFickleLine } from '../fixtures/fickle-line.ts';
import { postgresBinaries, startCluster, type Cluster } from './postgres-cluster.ts';

test('while it is away whoever asks is told at once, and one in a while tries', async () => {
  let nowMs = 0;
  const watch = new DatabaseWatch(() => nowMs);
  const failing = () => watch.asked(() => Promise.reject(new Error('ECONNREFUSED')));
  const working = () => watch.asked(() => Promise.resolve('connected'));
  await expect(failing()).rejects.toThrow(DatabaseAway);
  await expect(working()).rejects.toThrow(DatabaseAway);
  nowMs += 600;
  let answer: (text: string) => void = () => undefined;
  const trying = watch.asked(() => new Promise<string>((done) => (answer = done)));
  await expect(working()).rejects.toThrow(DatabaseAway);
  answer('back');
  expect(await trying).toBe('back');
  expect(await working()).toBe('connected');
});

const binaries = postgresBinaries();
describe.skipIf(binaries === null)('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(() => {
    cluster = startCluster(binaries!);
  });
  afterAll(() => cluster.stop());

  test.each(['silent', 'gone'] as const)(
    'that is %s: nobody waits for long, nothing half is kept, and it goes on by itself',
    async (mood) => {
      const given = new URL(await cluster.database('empty'));
      const line = await startFickleLine(`${given.searchParams.get('host')}/.s.PGSQL.5432`);
      const url = `postgres://solrig@127.0.0.1:${line.port}${given.pathname}`;
      const watch = new DatabaseWatch();
      const patience = { connectMs: 400, answerMs: 400, doubtMs: 200 };
      const db = new Kysely<{ kept: { id: number } }>({
        dialect: servingDialect(url, createLogger('silent'), watch, patience),
      });
      try {
        await sql`create table kept (id integer)`.execute(db);
        const broken = db.transaction().execute(async (transaction) => {
          await transaction.insertInto('kept').values({ id: 1 }).execute();
          await line.become(mood);
          await transaction.insertInto('kept').values({ id: 2 }).execute();
        });
        await expect(broken).rejects.toThrow();
        await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseAway);
        const asked = performance.now();
        await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseAway);
        expect(performance.now() - asked).toBeLessThan(200);
        expect(watch.isAway).toBe(true);

        await line.become('well');
        await expect
          .poll(
            () =>
              sql`select 1`.execute(db).then(
                () => 'answers',
                () => 'away',
              ),
            {
              timeout: 5_000,
            },
          )
          .toBe('answers');
        await db.insertInto('kept').values({ id: 3 }).execute();
        expect(await db.selectFrom('kept').select('id').execute()).toEqual([{ id: 3 }]);
      } finally {
        await line.close();
        await db.destroy();
      }
    },
  );

  test('that is silent is found out long before an answer is late, and one that works for long is waited for', async () => {
    const given = new URL(await cluster.database('empty'));
    const line = await startFickleLine(`${given.searchParams.get('host')}/.s.PGSQL.5432`);
    const url = `postgres://solrig@127.0.0.1:${line.port}${given.pathname}`;
    const patience = { connectMs: 500, answerMs: 20_000, doubtMs: 200 };
    const db = new Kysely<{ kept: { id: number } }>({
      dialect: servingDialect(url, createLogger('silent'), new DatabaseWatch(), patience),
    });
    try {
      expect((await sql`select pg_sleep(1.5)`.execute(db)).rows).toHaveLength(1);
      await line.become('silent');
      const asked = performance.now();
      await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseAway);
      expect(performance.now() - asked).toBeLessThan(5_000);
    } finally {
      await line.close();
      await db.destroy();
    }
  });

  const served = async () => {
    const watch = new DatabaseWatch();
    const url = await cluster.database('empty');
    const db = new Kysely<{ kept: { id: number } }>({
      dialect: servingDialect(url, createLogger('silent'), watch),
    });
    await sql`create table kept (id integer)`.execute(db);
    return { db, watch };
  };
  const keep = (db: Kysely<{ kept: { id: number } }>, id: number) =>
    db.insertInto('kept').values({ id }).execute();

  test('that ends a connection: what it was asked on it is to be asked again, and others go on', async () => {
    const { db, watch } = await served();
    const broken = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('kept').values({ id: 1 }).execute();
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]!.id})`.execute(db);
      await transaction.insertInto('kept').values({ id: 2 }).execute();
    });
    await expect(broken).rejects.toThrow(DatabaseAway);
    expect(watch.isAway).toBe(false);
    await keep(db, 3);
    expect(await db.selectFrom('kept').select('id').execute()).toEqual([{ id: 3 }]);
    await db.destroy();
  });

  test('that leads no more: one refused write, and nobody uses the other connections to it', async () => {
    const { db, watch } = await served();
    const follows = sql`set session characteristics as transaction read only`;
    // Three at once are three connections.
    await Promise.all(
      [1, 2, 3].map(() =>
        db.connection().execute(async (connection) => {
          await follows.execute(connection);
          await sql`select pg_sleep(0.1)`.execute(connection);
        }),
      ),
    );
    await expect(keep(db, 1)).rejects.toThrow(DatabaseAway);
    await Promise.all([2, 3, 4].map((id) => keep(db, id)));
    expect(watch.isAway).toBe(false);
    await db.destroy();
  });
});
