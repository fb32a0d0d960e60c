import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { ChildProcesses, type Person } from './child-processes.ts';
import { freePorts } from '../../tests/fixtures/free-ports.ts';
import { etcdMembersOn, leadsEtcd, type EtcdSettings } from './etcd-members.ts';
import { patroniSettings, type Node } from './patroni-settings.ts';
import { haproxySettings } from './proxy-settings.ts';

const NODES = ['one', 'two', 'three'];
const ASK_EVERY_MS = 100;
const ASK_WITHIN_MS = 2_000;

type Running = Node & { patroni: ChildProcess };
type EtcdMember = EtcdSettings & { process: ChildProcess };
type Member = { readonly name: string; readonly role: string; readonly state: string };

export type ClusterParts = {
  /** Of PostgreSQL. */
  readonly binaries: string;
  readonly haproxy: string;
  readonly etcdMembers: number;
  /** Whom the database belongs to where this process is root; null: who runs this. */
  readonly owner: Person;
};

/** Three PostgreSQL under Patroni and etcd, and a proxy that leads to the leader; all on this machine, from installed packages. */
export class PatroniCluster {
  readonly folder: string;
  readonly #processes = new ChildProcesses();
  readonly #parts: ClusterParts;
  readonly #nodes: Running[] = [];
  readonly #etcd: EtcdMember[] = [];
  #proxyPort = 0;

  constructor(parts: ClusterParts) {
    this.#parts = parts;
    this.folder = mkdtempSync('/tmp/solrig-cluster-');
    this.#give(this.folder);
  }

  /** For the leader, whoever that is. */
  get url(): string {
    return `postgres://solrig@127.0.0.1:${this.#proxyPort}/postgres`;
  }

  async start(): Promise<void> {
    const { etcdMembers, haproxy } = this.#parts;
    const ports = await freePorts(2 * etcdMembers + 2 * NODES.length + 1);
    const take = (count: number) => ports.slice(taken, (taken += count));
    let taken = 0;
    for (const member of etcdMembersOn(take(etcdMembers), take(etcdMembers))) {
      this.#etcd.push({ ...member, process: this.#startEtcd(member) });
    }
    const etcdPorts = this.#etcd.map(({ port }) => port);
    const [proxyPort = 0] = take(1);
    this.#proxyPort = proxyPort;
    for (const name of NODES) {
      const [databasePort = 0, restPort = 0] = take(2);
      const folder = join(this.folder, name);
      mkdirSync(folder, { mode: 0o700 });
      this.#give(folder);
      const node = { name, folder, databasePort, restPort };
      const settings = patroniSettings(node, { ...this.#parts, etcdPorts });
      writeFileSync(join(folder, 'patroni.yml'), settings);
      this.#nodes.push({ ...node, patroni: this.#startPatroni(node) });
    }
    const file = join(this.folder, 'haproxy.cfg');
    writeFileSync(file, haproxySettings(proxyPort, this.#nodes));
    this.#startHere(haproxy, ['-db', '-f', file], 'haproxy', this.folder, null);
  }

  /** @returns after how long there is a leader, and every other node follows it, one of them with each commit [ms] */
  async untilWhole(withinMs: number): Promise<number> {
    const started = performance.now();
    while (!isWhole(await this.#members())) {
      if (performance.now() - started > withinMs) {
        throw new Error(`The cluster is not whole:\n${JSON.stringify(await this.#members())}`);
      }
      await pause(ASK_EVERY_MS);
    }
    return performance.now() - started;
  }

  /** The name of the leader; null: there is none now. */
  async leader(): Promise<string | null> {
    const leads = async ({ restPort }: Node) => (await answerOf(restPort, 'primary')) !== null;
    for (const node of this.#nodes) if (await leads(node)) return node.name;
    return null;
  }

  /** Kills the leader's PostgreSQL, which Patroni sees at once, or Patroni too, as when a machine dies: then its lease has to end. */
  async killLeader(what: 'server' | 'machine'): Promise<string> {
    const leader = await this.leader();
    const node = this.#nodes.find(({ name }) => name === leader);
    if (node === undefined) throw new Error('Nobody leads.');
    if (what === 'machine') await this.#processes.end(node.patroni);
    kill(serverOf(node), 'SIGKILL');
    return node.name;
  }

  /** Kills the member that leads the others of etcd. @returns its name */
  async killEtcdLeader(): Promise<string> {
    for (const member of this.#etcd) {
      if (!(await leadsEtcd(member))) continue;
      await this.#processes.end(member.process);
      return member.name;
    }
    throw new Error('Nobody leads etcd.');
  }

  /** Whose process has died gets it again, as from systemd. */
  startAgain(): void {
    for (const member of this.#etcd) {
      if (hasEnded(member.process)) member.process = this.#startEtcd(member);
    }
    for (const node of this.#nodes) {
      if (hasEnded(node.patroni)) node.patroni = this.#startPatroni(node);
    }
  }

  /** The end of what each process wrote. */
  lastWords(): string {
    const logs = ['haproxy.log', 'etcd0.log', ...NODES.map((name) => join(name, 'patroni.log'))];
    return logs.map((log) => `${log}:\n${endOf(join(this.folder, log))}`).join('\n');
  }

  /** Ends every process that it started, and removes what they stored. */
  async stop(): Promise<void> {
    // First who would start a server again.
    await this.#processes.endAll();
    const servers = this.#nodes.map(serverOf);
    for (const server of servers) kill(server, 'SIGQUIT');
    while (servers.some(isRunning)) await pause(ASK_EVERY_MS);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #startEtcd({ name, args }: EtcdSettings): ChildProcess {
    const all = [...args, '--data-dir', join(this.folder, name)];
    return this.#startHere('etcd', all, name, this.folder);
  }

  #startPatroni({ folder }: Node): ChildProcess {
    return this.#startHere('patroni', [join(folder, 'patroni.yml')], 'patroni', folder);
  }

  #startHere(
    command: string,
    args: readonly string[],
    name: string,
    home: string,
    as: Person = this.#parts.owner,
  ): ChildProcess {
    return this.#processes.start(command, args, { log: join(home, `${name}.log`), as, home });
  }

  #give(folder: string): void {
    const { owner } = this.#parts;
    if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  }

  async #members(): Promise<readonly Member[]> {
    for (const { restPort } of this.#nodes) {
      const answer = await answerOf(restPort, 'cluster');
      if (answer !== null) return (answer as { readonly members: readonly Member[] }).members;
    }
    return [];
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

function isWhole(members: readonly Member[]): boolean {
  const follow = members.filter(
    ({ role, state }) => role !== 'leader' && (state === 'running' || state === 'streaming'),
  );
  return (
    members.some(({ role, state }) => role === 'leader' && state === 'running') &&
    follow.length === NODES.length - 1 &&
    follow.some(({ role }) => role === 'sync_standby')
  );
}

/** null: it says no, or nothing. */
async function answerOf(restPort: number, path: string): Promise<unknown> {
  try {
    const answer = await fetch(`http://127.0.0.1:${restPort}/${path}`, {
      signal: AbortSignal.timeout(ASK_WITHIN_MS),
    });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** PostgreSQL's own process of a node, which Patroni lets loose; null: it has none. */
function serverOf({ folder }: Node): number | null {
  const file = join(folder, 'data', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const id = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(id) && id > 1 ? id : null;
}

function kill(id: number | null, signal: NodeJS.Signals): void {
  try {
    if (id !== null && isPostgres(id)) process.kill(id, signal);
  } catch {
    // It is gone.
  }
}

function isRunning(id: number | null): boolean {
  return id !== null && isPostgres(id);
}

/** The file of a server that was killed stays, and its id may be somebody else's now. */
function isPostgres(id: number): boolean {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('solrig-cluster-');
  } catch {
    return false;
  }
}

const LAST_LINES = 12;

function endOf(file: string): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n');
}
