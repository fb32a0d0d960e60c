import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'solrig-keeper-'));
const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

const address = (path: string) =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);
const SERVER = `await import(${address('../server/testing/process.ts')});`;
const KEEPER = `import { keepServing } from ${address('keep-serving.mjs')}; keepServing('main.mjs', {});`;

/** A program in a folder of its own; the link to the current program points to it from now on. */
function release(name: string, main: string): void {
  const program = join(folder, name);
  mkdirSync(join(program, 'scripts'), { recursive: true });
  writeFileSync(join(program, 'package.json'), '{}');
  writeFileSync(join(program, 'scripts', 'start.mjs'), KEEPER);
  writeFileSync(join(program, 'main.mjs'), `process.stdout.write('is ${name}\\n');${main}`);
  symlinkSync(program, join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'current'));
}

/** Starts the keeper on the current program; `said` waits for an output, each once. */
function keeper() {
  const child = spawn(process.execPath, [join(folder, 'current', 'scripts', 'start.mjs')], {
    env: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', YIELD: 'builtin' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      child.emit('said');
    });
  }
  ending.push(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  });
  const said = async (what: RegExp) => {
    for (;;) {
      const found = what.exec(text);
      if (found !== null) {
        text = text.slice(found.index + found[0].length);
        return found[1] ?? '';
      }
      await once(child, 'said');
    }
  };
  return { child, said };
}

/** Keeps asking, over kept-alive and new connections, until told to stop; never retries. */
function asking(url: string, count: number) {
  const failures: string[] = [];
  let answers = 0;
  const over = new AbortController();
  const agents = [new Agent({ keepAlive: true, maxSockets: count }), new Agent()];
  const ask = (agent: Agent | undefined) =>
    new Promise<void>((resolve) => {
      const fail = (error: NodeJS.ErrnoException) => {
        failures.push(error.code ?? error.message);
        resolve();
      };
      get(`${url}/healthz`, { agent }, (answer) => {
        answers += 1;
        answer.on('error', fail).on('end', resolve).resume();
      }).on('error', fail);
    });
  const all = Array.from({ length: count }, async (_, number) => {
    while (!over.signal.aborted) await ask(agents[number % agents.length]);
  });
  return async () => {
    over.abort();
    await Promise.all(all);
    for (const agent of agents) agent.destroy();
    return { failures, answers };
  };
}

test('a new program takes over under load and no request fails; one that cannot start changes nothing', async () => {
  release('first', SERVER);
  const { child, said } = keeper();
  await said(/is first/);
  const url = `http://127.0.0.1:${await said(/port (\d+)/)}`;
  const done = asking(url, 8);
  const slow = fetch(`${url}/da/slow`).then((answer) => answer.text());

  release('broken', 'process.exit(3);');
  child.kill('SIGHUP');
  await said(/could not start; the one before it goes on/);
  expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready');

  release('second', SERVER);
  child.kill('SIGHUP');
  await said(/is second/);
  await said(/the new server serves/);
  expect(await slow).toBe('done');
  const { failures, answers } = await done();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(100);
}, 30_000);

test('a server that crashes is restarted, and the keeper ends when told to', async () => {
  release('first', `process.stdout.write(\`pid \${process.pid}\\n\`);${SERVER}`);
  const { child, said } = keeper();
  const pid = Number(await said(/pid (\d+)/));
  expect((await fetch(`http://127.0.0.1:${await said(/port (\d+)/)}/healthz`)).status).toBe(200);
  process.kill(pid, 'SIGKILL');
  await said(/broke off \(SIGKILL\); it is started anew/);
  expect(Number(await said(/pid (\d+)/))).not.toBe(pid);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 30_000);

test('if nothing can start, the keeper ends with the same code', async () => {
  release('first', 'process.exit(3);');
  const { child } = keeper();
  expect(await once(child, 'exit')).toEqual([3, null]);
});
