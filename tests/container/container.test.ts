import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../fixtures/free-ports.ts';
import { installedAt } from '../fixtures/installed-at.ts';
import { makeBase, servingStage, stageBuilt } from './container-parts.ts';

// The image of ops/Dockerfile, built by buildah from its second stage, and started as it says: as its user, in its folder, with
// nothing but /data to write to. Its first stage, which installs and builds, is this checkout.

const LACKING = ['buildah', 'unshare', 'setpriv', 'chroot', 'mount', 'ldd'].filter(
  (name) => installedAt(name) === null,
);
const isRoot = process.getuid?.() === 0;
const why = isRoot ? LACKING.join(', ') : 'the right to mount';
const WITHIN_MS = 60_000;

type Config = {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
};

/** Everything but /data is read-only, and there are no rights to be had. */
const START = `mount --bind "$1" "$1" && mount -t proc proc "$1/proc" && mount --bind /dev "$1/dev" &&
mount -t tmpfs -o uid=1000,gid=1000,mode=700 tmpfs "$1/data" && mount -o remount,ro,bind "$1" &&
cd "$1" && shift && exec setpriv --no-new-privs chroot --userspec="$USER_OF_IMAGE" --groups= . \
/bin/sh -c 'cd "$0" && exec "$@"' "$@"`;

describe.skipIf(why !== '')(
  `the container${why === '' ? '' : ` (not tried without ${why})`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'solrig-container-'));
    const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
    const buildah = (...args: readonly string[]) =>
      execFileSync(installedAt('buildah')!, [...store, '--storage-driver', 'vfs', ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim();
    let image: string;
    let config: Config;
    const running = new Set<ChildProcess>();

    beforeAll(() => {
      const [base, built] = [join(folder, 'base'), join(folder, 'built')];
      for (const made of [base, built]) mkdirSync(made);
      makeBase(base);
      stageBuilt(built);
      writeFileSync(join(folder, 'Base'), 'FROM scratch\nCOPY . /\n');
      writeFileSync(join(folder, 'Serving'), servingStage());
      // Docker's own format, which knows a healthcheck.
      const build = ['build', '--isolation', 'chroot', '--format', 'docker', '--network', 'host'];
      buildah(...build, '-t', 'base', '-f', join(folder, 'Base'), base);
      rmSync(base, { recursive: true });
      const contexts = [
        '--build-context',
        `built=${built}`,
        '--build-arg',
        'NODE_IMAGE=localhost/base',
      ];
      buildah(...build, ...contexts, '-t', 'solrig', '-f', join(folder, 'Serving'), built);
      rmSync(built, { recursive: true });
      const inspected = buildah('inspect', '--type', 'image', 'solrig');
      ({ config } = (JSON.parse(inspected) as { Docker: { config: Config } }).Docker);
      image = buildah('mount', buildah('from', 'solrig'));
    }, WITHIN_MS * 2);

    afterAll(async () => {
      for (const child of running) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      spawnSync(installedAt('buildah')!, [...store, '--storage-driver', 'vfs', 'umount', '--all']);
      rmSync(folder, { recursive: true, force: true });
    }, WITHIN_MS);

    function start(command: readonly string[], port: number): ChildProcess {
      const args = ['--mount', '--propagation', 'private', '/bin/sh', '-c', START, 'sh', image];
      const child = spawn(installedAt('unshare')!, [...args, config.WorkingDir, ...command], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2))),
          PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          USER_OF_IMAGE: config.User,
          PORT: String(port),
          YIELD: 'builtin',
          LOG_LEVEL: 'error',
        },
      });
      running.add(child);
      child.once('exit', () => running.delete(child));
      return child;
    }

    test(
      'is nobody’s but its own user, serves a page and a PDF from a root that it can’t write to, and ends when it is told to',
      async () => {
        expect(config.User).toBe('1000:1000');
        const [port = 0] = await freePorts(1);
        const server = start(config.Cmd, port);
        let said = '';
        for (const stream of [server.stdout, server.stderr]) {
          stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
        }
        const url = `http://127.0.0.1:${port}`;
        const ready = async () =>
          server.exitCode !== null
            ? `it ended: ${said}`
            : (await fetch(`${url}/readyz`).catch(() => null))?.status;
        await expect.poll(ready, { timeout: 30_000, interval: 100 }).toBe(200);
        const page = await fetch(`${url}/da/calculator/solrig-calculator?lat=56.16&lon=10.2`);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain('kWh');
        const paper = await fetch(`${url}/da/calculator/report.pdf?lat=56.16&lon=10.2`);
        expect(paper.headers.get('content-type')).toBe('application/pdf');

        const [, ...asked] = config.Healthcheck.Test;
        const health = start(asked, port);
        expect(await once(health, 'exit')).toEqual([0, null]);
        const writes = "require('fs').writeFileSync('/solrig/here', '')";
        const writer = start(['node', '-e', writes], port);
        let refusal = '';
        writer.stderr?.setEncoding('utf8').on('data', (text: string) => (refusal += text));
        expect(await once(writer, 'exit')).toEqual([1, null]);
        expect(refusal).toContain('EROFS');

        server.kill('SIGTERM');
        expect(await once(server, 'exit')).toEqual([0, null]);
      },
      WITHIN_MS,
    );
  },
);
