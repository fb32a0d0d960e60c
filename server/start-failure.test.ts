import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServices } from './services.ts';
import { startFailureText } from './start-failure.ts';
import { testSettings } from './testing/services.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'solrig-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const told = async (environment: Readonly<Record<string, string>>) => {
  const settings = testSettings(environment);
  const error: unknown = await createServices(settings).catch((thrown: unknown) => thrown);
  return startFailureText(error, settings);
};

test('a data folder that is a file is named, with what to set', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const text = await told({ DATA_DIR: file });
  expect(text).toContain(file);
  expect(text).toContain('DATA_DIR');
});

test('a file that is no database is named as such', async () => {
  writeFileSync(
    join(folder, 'solrig.sqlite'),
    'words, and more than a hundred of them '.repeat(30),
  );
  expect(await told({ DATA_DIR: folder })).toContain('not a database');
});

test('a database that does not answer is named without its password', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const url = `postgres://solrig:hemmelig@127.0.0.1:${port}/solrig`;
  const text = await told({ DATA_DIR: folder, DATABASE_URL: url });
  expect(text).toContain('DATABASE_URL');
  expect(text).toContain('ECONNREFUSED');
  expect(text).not.toContain('hemmelig');
});

test('the program itself ends with the words and without a stack', () => {
  const file = join(folder, 'file');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts')],
    {
      env: { DATA_DIR: file, YIELD: 'builtin' },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Solrig can't start:\n- .*DATA_DIR/);
  // The specification's words, for whoever reads the log.
  expect(stdout).toContain('"Firebase is not initialized."');
  expect(stderr).not.toContain('    at ');
});

test('a taken port is named', () => {
  const settings = testSettings({ PORT: '3000' });
  const error = Object.assign(new Error('listen'), { code: 'EADDRINUSE', syscall: 'listen' });
  expect(startFailureText(error, settings)).toContain('Port 3000 is taken');
});
