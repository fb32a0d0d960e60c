import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

export type Person = { readonly uid: number; readonly gid: number } | null;

/** Processes that are ended together, each by its own id. */
export class ChildProcesses {
  readonly #running = new Set<ChildProcess>();

  /** @param log a file that takes what it writes */
  start(
    command: string,
    args: readonly string[],
    { log, as, home }: { readonly log: string; readonly as: Person; readonly home: string },
  ): ChildProcess {
    const file = openSync(log, 'a');
    const child = spawn(command, args, {
      cwd: home,
      stdio: ['ignore', file, file],
      env: { PATH: process.env['PATH'], HOME: home, LANG: 'C' },
      ...as,
    });
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    return child;
  }

  async end(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#running].map((child) => this.end(child)));
  }
}
