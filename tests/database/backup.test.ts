import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveDatabase, type MovedTable } from '../../server/backup/move-database.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { createServices } from '../../server/services.ts';
import { closeServices, testServices, testSettings } from '../../server/testing/services.ts';
import { backupSuite } from './backup-suite.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import { postgresBinaries, startCluster, type Cluster } from './postgres-cluster.ts';
import { person, saved } from './saved-reports.ts';

const binaries = postgresBinaries();
let cluster: Cluster | null = null;
beforeAll(() => {
  if (binaries !== null) cluster = startCluster(binaries);
});
afterAll(() => cluster?.stop());

const embedded = () => Promise.resolve({});
async function onPostgres(): Promise<{ readonly DATABASE_URL: string }> {
  if (cluster === null) throw new Error('The cluster did not start.');
  return { DATABASE_URL: await cluster.database('empty') };
}

describe('a backup of SQLite on SQLite', () => backupSuite(embedded, embedded));

describe.skipIf(binaries === null)('with PostgreSQL', () => {
  describe('a backup of SQLite on PostgreSQL', () => backupSuite(embedded, onPostgres));
  describe('a backup of PostgreSQL on SQLite', () => backupSuite(onPostgres, embedded));
  describe('a backup of PostgreSQL on PostgreSQL', () => backupSuite(onPostgres, onPostgres));

  describe('moving', () => {
    test('resumes where it stopped, copies every row, and lets no server start meanwhile or afterwards', async () => {
      const { services, close } = await testServices();
      try {
        const owner = await person(services, '+4520304050');
        for (let report = 0; report < 3; report++) await saved(services, owner);
        await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
        const { dataDir } = services.settings;
        const place = testSettings({ DATA_DIR: dataDir, ...(await onPostgres()) });
        const old = testSettings({ DATA_DIR: dataDir });
        const dry: MovedTable[] = [];
        const wish = { isDry: false, told: () => undefined };
        // A report that this server saves while its table has been copied would be lost.
        expect(await moveDatabase(place, wish)).toMatchObject({ error: { kind: 'server-runs' } });
        await saved(services, owner);
        await services.db.destroy();
        await moveDatabase(place, { isDry: true, told: (table) => void dry.push(table) });

        const broken = new Error('the power went');
        let startMeanwhile: Promise<unknown> = Promise.resolve();
        const breaking = moveDatabase(place, {
          isDry: false,
          told({ name }) {
            if (name === 'calculations') {
              startMeanwhile = createServices(old);
              startMeanwhile.catch(() => undefined);
            }
            if (name === 'reports') throw broken;
          },
        });
        await expect(breaking).rejects.toBe(broken);
        await expect(startMeanwhile).rejects.toThrow('is being moved');

        const moved: MovedTable[] = [];
        const done = await moveDatabase(place, {
          isDry: false,
          told: (table) => void moved.push(table),
        });
        expect(done).toMatchObject({ ok: true });
        expect(moved.map(({ name, rows, sum }) => [name, rows, sum])).toEqual(
          dry.map(({ name, rows, sum }) => [name, rows, sum]),
        );
        const reports = moved.find(({ name }) => name === 'reports');
        expect(reports).toMatchObject({ rows: 4, wasThere: true });
        expect(moved.find(({ name }) => name === 'users')).toMatchObject({ rows: 1 });

        const there = await createServices(place, services.now);
        const ids = await there.db.selectFrom('reports').select('report_id').execute();
        await closeServices(there);
        expect(ids).toHaveLength(4);
        await expect(createServices(old)).rejects.toThrow('was moved to PostgreSQL');
      } finally {
        await close();
      }
    });

    test('into a database in use, or from none, is refused', async () => {
      const { services, close } = await testServices();
      const used = await testServices(await onPostgres());
      try {
        await person(services, '+4520304050');
        const { dataDir } = services.settings;
        const { databaseUrl } = used.services.settings;
        await person(used.services, '+4520304051');
        await services.db.destroy();
        const silent = { isDry: false, told: () => undefined };
        const into = testSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
        expect(await moveDatabase(into, silent)).toMatchObject({ error: { kind: 'in-use' } });
        const nowhere = testSettings({
          DATA_DIR: join(dataDir, 'none'),
          DATABASE_URL: databaseUrl ?? '',
        });
        expect(await moveDatabase(nowhere, silent)).toEqual({
          ok: false,
          error: { kind: 'nothing-to-move' },
        });
      } finally {
        await used.close();
        await close();
      }
    });
  });
});
