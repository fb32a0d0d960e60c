// Plain JavaScript without packages: it runs before anything is installed, on any Node from 20 on.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStep } from './run-step.mjs';

export const root = join(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '..');
const inRoot = (/** @type {string[]} */ ...parts) => join(root, ...parts);

const INSTALLED = inRoot('node_modules', '.solrig-installed');
const BUILT = inRoot('build', '.solrig-built');
const NODE_MAJOR = 24;

/** The message compiler writes its own notes beside its settings. */
const INLANG = 'messages/project.inlang';

/** What the built pages are made from. */
const BUILD_FOLDERS = [
  'app',
  'content',
  'domain',
  'engine',
  'messages',
  'public',
  'scripts/vite',
  'server',
  'words',
];
const BUILD_FILES = [
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build-thread.ts',
  'scripts/build.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Installs the packages of package-lock.json unless they are there. */
export function ensureInstalled() {
  const lock = inRoot('package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const stamp = existsSync(INSTALLED) ? readFileSync(INSTALLED, 'utf8') : '';
  if (stamp === wanted) return;
  // An installation by hand leaves npm's own record of the tree, which is newer than the lockfile
  // it followed.
  const npmsRecord = inRoot('node_modules', '.package-lock.json');
  const byHand =
    stamp === '' &&
    existsSync(npmsRecord) &&
    statSync(npmsRecord).mtimeMs >= statSync(lock).mtimeMs;
  if (!byHand) {
    const npm = process.env['npm_execpath'];
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    if (npm?.endsWith('.js')) runStep('Installing packages', process.execPath, [npm, ...args]);
    else runStep('Installing packages', 'npm', args);
  }
  writeFileSync(INSTALLED, wanted);
}

/** The Node the project runs on: the installed one, or this one if it is new enough. */
export function projectNode() {
  const installed = inRoot('node_modules', 'node', 'bin', 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  console.error(
    `Node ${NODE_MAJOR} is needed and the package that brings it is not installed. Delete node_modules and try again.`,
  );
  process.exit(1);
}

/** The typed message functions, regenerated when a text is newer. */
export function ensureMessages() {
  const compiled = inRoot('messages', 'compiled', 'in-one.js');
  const youngestMs = Math.max(
    ...sourcesIn('messages').map((file) => statSync(inRoot(file)).mtimeMs),
  );
  if (existsSync(compiled) && statSync(compiled).mtimeMs > youngestMs) return;
  runStep('Compiling messages', projectNode(), [inRoot('scripts', 'compile-messages.ts')]);
}

/** Builds the pages unless they were built from these very sources. */
export function ensureBuilt() {
  const wanted = hashOfSources();
  const stamp = existsSync(BUILT) ? readFileSync(BUILT, 'utf8') : '';
  if (stamp === wanted && existsSync(inRoot('build', 'server', 'index.js'))) return;
  runStep('Building pages', projectNode(), [inRoot('scripts', 'build.ts')], {
    ...process.env,
    NODE_ENV: 'production',
  });
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, wanted);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of [...BUILD_FOLDERS.flatMap(sourcesIn), ...BUILD_FILES].sort()) {
    if (!existsSync(inRoot(file))) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // Made by the build itself; and tests are not part of it.
    const isMade =
      path === 'messages/compiled' || (folder === INLANG && entry.name !== 'settings.json');
    if (isMade || /\.test\.tsx?$/.test(path)) return [];
    return entry.isDirectory() ? sourcesIn(path) : [path];
  });
}
