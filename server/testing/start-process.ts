import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type ServerProcess = { readonly child: ChildProcess; readonly url: string };

/**
 * Starts servers on one data folder; close ends all of them and removes it.
 * @param environment what they are told besides
 */
export function serverProcesses(environment: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-process-'));
  const running: ChildProcess[] = [];
  return {
    async start(): Promise<ServerProcess> {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'process.ts')], {
        // Only what the server is told: the machine's own variables must not change a test.
        env: { DATA_DIR: folder, LOG_LEVEL: 'silent', YIELD: 'builtin', ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.push(child);
      for await (const line of createInterface({ input: child.stdout })) {
        const [, port] = /^port (\d+)$/.exec(line) ?? [];
        if (port !== undefined) return { child, url: `http://127.0.0.1:${port}` };
      }
      throw new Error('The server ended before it listened.');
    },
    async close() {
      for (const child of running.splice(0)) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
