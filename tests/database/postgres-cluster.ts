import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { fillDatabase, type FilledDatabase } from './filled-database.ts';

export type Cluster = {
  /** A separate database: empty, or as a new server fills it. */
  readonly database: (state: 'empty' | 'filled') => Promise<string>;
  /** Nothing uses the databases requested so far any more. */
  readonly giveBack: () => void;
  readonly stop: () => Promise<void>;
};

const hasBinaries = (folder: string) => existsSync(join(folder, 'initdb'));

/** Folder of initdb and pg_ctl, or null where PostgreSQL is not installed. */
export function postgresBinaries(): string | null {
  const told = process.env['PG_BIN'] ?? '';
  if (told === '') return [...binariesByConfig(), ...versionFolders()].find(hasBinaries) ?? null;
  if (!hasBinaries(told)) throw new Error(`PG_BIN names a folder without initdb: ${told}`);
  return told;
}

function binariesByConfig(): readonly string[] {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? [stdout.trim()] : [];
}

function versionFolders(): readonly string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
}

/**
 * Starts a cluster that listens only on a socket in its own folder.
 * @param kept it stays there with its databases, and is started again from it; otherwise it is thrown away
 */
export function startCluster(binaries: string, kept: string | null = null): Cluster {
  // Short, because a socket's path is limited to little more than 100 characters.
  const folder = kept ?? mkdtempSync('/tmp/solrig-pg-');
  mkdirSync(folder, { recursive: true });
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const run = (command: string, args: readonly string[]) =>
    execFileSync(join(binaries, command), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...user,
    });
  if (!existsSync(data)) {
    run('initdb', [
      '-D',
      data,
      '-U',
      'solrig',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ]);
  }
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  let made = 0;
  const createDatabase = async () => {
    made += 1;
    const url = (name: string) =>
      `postgres://solrig@localhost/${name}?host=${encodeURIComponent(folder)}`;
    const client = new Client({ connectionString: url('postgres') });
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      `test_${made}`,
    ]);
    if (rowCount === 0) await client.query(`create database test_${made}`);
    await client.end();
    return url(`test_${made}`);
  };
  const filled: FilledDatabase[] = [];
  let atRest: FilledDatabase[] = [];
  return {
    async database(state) {
      if (state === 'empty') return createDatabase();
      for (let next = atRest.pop(); next !== undefined; next = atRest.pop())
        if (await next.putBack()) return next.url;
      const database = await fillDatabase(await createDatabase(), folder);
      filled.push(database);
      return database.url;
    },
    giveBack() {
      atRest = [...filled];
    },
    async stop() {
      for (const database of filled) await database.close();
      run('pg_ctl', ['-D', data, '-m', kept === null ? 'immediate' : 'fast', 'stop']);
      if (kept === null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; another user then owns the cluster. */
export function unprivilegedUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0)
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('There is no user to run PostgreSQL as.');
}
