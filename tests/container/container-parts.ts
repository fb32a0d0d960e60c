import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { installedAt } from '../fixtures/installed-at.ts';

const root = resolve(import.meta.dirname, '../..');

/** Of ops/Dockerfile's first stage, which installs and builds: what it would leave, made of this checkout. */
export function stageBuilt(folder: string): void {
  const to = join(folder, 'solrig');
  for (const part of ['package.json', 'build', 'messages/compiled', ...SOURCES]) {
    cpSync(join(root, part), join(to, part), { recursive: true });
  }
  for (const name of servedPackages()) {
    const from = join(root, name);
    // What is only for another machine is not there.
    if (existsSync(from)) {
      cpSync(from, join(to, name), {
        recursive: true,
        filter: (path) => path === from || !path.slice(from.length).startsWith('/node_modules'),
      });
    }
  }
}

const SOURCES = ['engine', 'domain', 'words', 'server', 'scripts'] as const;

/** As `npm ci --omit=dev` would install them. */
function servedPackages(): readonly string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  return Object.entries(lock.packages)
    .filter(([name, { dev }]) => name !== '' && dev !== true)
    .map(([name]) => name);
}

/** The second stage, which serves, on a base that is at hand. */
export function servingStage(): string {
  const [arg = ''] = /^ARG NODE_IMAGE.*$/m.exec(dockerfile()) ?? [];
  const [, ...stages] = dockerfile().split(/^(?=FROM )/m);
  const serving = stages.at(-1);
  if (stages.length !== 2 || serving === undefined) throw new Error('ops/Dockerfile is another.');
  return `${arg}\n${serving}`;
}

const dockerfile = () => readFileSync(join(root, 'ops', 'Dockerfile'), 'utf8');

/** What the stage needs of its base: a shell, what its RUN calls, and Node. */
const PROGRAMS = ['sh', 'mkdir', 'chown', 'chmod'] as const;

/** A base without a registry: this machine's Node and what it is linked with. */
export function makeBase(folder: string): void {
  put(folder, process.execPath, '/usr/local/bin/node');
  for (const name of PROGRAMS) {
    const from = installedAt(name);
    if (from === null) throw new Error(`${name} is not installed.`);
    put(folder, from, `/bin/${name}`);
  }
  for (const name of ['tmp', 'proc', 'dev', 'etc'])
    mkdirSync(join(folder, name), { recursive: true });
}

function put(folder: string, from: string, to: string): void {
  copy(from, join(folder, to));
  const linked = execFileSync('ldd', [from], { encoding: 'utf8' });
  for (const [, library = ''] of linked.matchAll(/(\/\S+) \(0x/g))
    copy(library, join(folder, library));
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to)) cpSync(realpathSync(from), to);
}
