import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitOffer } from '../../server/offers/commands.ts';
import { freePorts } from '../fixtures/free-ports.ts';
import { testServices } from '../../server/testing/services.ts';
import { installedAt } from '../fixtures/installed-at.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import { postgresBinaries, startCluster, type Cluster } from './postgres-cluster.ts';

const binaries = postgresBinaries();
const bouncer = installedAt('pgbouncer');
if (bouncer === null)
  console.log('pgbouncer is not installed: two servers behind it are not tried.');
/** Fewer than one server opens, so that nobody keeps one for longer than a transaction. */
const CONNECTIONS = 3;

describe.skipIf(binaries === null || bouncer === null)(
  'behind pgbouncer, by the transaction',
  () => {
    let cluster: Cluster;
    let folder: string;
    let stop: () => Promise<void>;
    let url: string;
    beforeAll(async () => {
      cluster = startCluster(binaries!);
      const direct = new URL(await cluster.database('empty'));
      // Short: the path of a socket has little more than 100 characters.
      folder = mkdtempSync('/tmp/solrig-bouncer-');
      chmodSync(folder, 0o777);
      const [port = 0] = await freePorts(1);
      const settings = join(folder, 'pgbouncer.ini');
      writeFileSync(
        settings,
        `[databases]
* = host=${direct.searchParams.get('host')} user=solrig
[pgbouncer]
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
auth_type = any
listen_port = ${port}
unix_socket_dir = ${folder}
server_reset_query_always = 0
`,
      );
      const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
      const child = spawn(bouncer!, [...asUser, settings], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      stop = async () => {
        const ended = once(child, 'exit');
        child.kill('SIGINT');
        await ended;
      };
      let said = '';
      child.stderr.setEncoding('utf8');
      for await (const text of child.stderr as AsyncIterable<string>) {
        said += text;
        if (said.includes('process up')) break;
      }
      url = `postgres://solrig@localhost:${port}${direct.pathname}?host=${encodeURIComponent(folder)}`;
    });
    afterAll(async () => {
      await stop();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('two servers make the tables together, and fifty requests at once are each stored once', async () => {
      const [one, other] = await Promise.all([
        testServices({ DATABASE_URL: url, SESSION_SECRET: 'the same for both of them, 32 signs' }),
        testServices({ DATABASE_URL: url, SESSION_SECRET: 'the same for both of them, 32 signs' }),
      ]);
      try {
        const submitted = await Promise.all(
          Array.from({ length: 50 }, (_, number) =>
            submitOffer(
              [one, other][number % 2]!.services,
              A_VISITOR,
              // Each comes twice, once to either server.
              {
                request: offerInput({
                  idempotencyKey: `bouncer-key-${Math.floor(number / 2)}-0000000`,
                }),
              },
              'da',
            ),
          ),
        );
        expect(submitted.every(({ ok }) => ok)).toBe(true);
        const rows = await one.services.db.selectFrom('offer_requests').select('id').execute();
        expect(rows).toHaveLength(25);
      } finally {
        await one.close();
        await other.close();
      }
    });
  },
);
