import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import {
  isThreadBuilt,
  MADE_FROM_FILE,
  markOf,
  THREAD_FILE,
  THREAD_FOLDER,
  THREAD_SOURCE,
  type MadeFrom,
} from '../server/work/thread-script.ts';

const root = join(import.meta.dirname, '..');
const BUILDER = 'scripts/build-thread.ts';

/**
 * Compiles the script of the calculating threads to plain JavaScript (build/work-thread), unless it
 * is up to date.
 */
export async function buildThread(): Promise<void> {
  if (isThreadBuilt()) return;
  const outDir = `${THREAD_FOLDER}.${process.pid}`;
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: join(root, THREAD_SOURCE),
      outDir,
      target: 'node24',
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: THREAD_FILE } },
    },
  })) as Rolldown.RolldownOutput;
  const modules = built.output
    .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    // Modules the bundler adds itself are not files.
    .filter((id) => isAbsolute(id))
    .map((id) => relative(root, id));
  const sources = [BUILDER, ...modules.toSorted()];
  const madeFrom: MadeFrom = { sources, mark: markOf(sources) };
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, MADE_FROM_FILE), JSON.stringify(madeFrom));
  rmSync(THREAD_FOLDER, { recursive: true, force: true });
  renameSync(outDir, THREAD_FOLDER);
}
