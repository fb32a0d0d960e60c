import { globSync, readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Begun first, the longest of all foremost: at the end they would keep one core busy and leave the others idle. */
const LONGEST = [
  'engine/estimate-random',
  'tests/house/clean-tree',
  'tests/database/postgres',
  'tests/container/container',
  'engine/payback-steps',
  'tests/database/backup',
  'engine/range/courses',
  'scripts/fuzz/fuzz',
  'engine/sizing/best-size',
  'engine/estimate',
  'tests/database/sqlite',
].map((file) => `/${file}.test.ts`);

const ROOMS = ['engine', 'domain', 'server', 'app', 'messages', 'scripts', 'tests', 'words'];
const FILES = globSync(`{${ROOMS.join(',')}}/**/*.test.{ts,tsx}`, { cwd: import.meta.dirname })
  .filter((file) => !file.startsWith('tests/e2e/'))
  .toSorted();
/** What a test changes for its whole process: the language of the messages, a global, the clock, an environment variable. */
const CHANGES_PROCESS =
  /overwriteGetLocale|\bvi\.(?:mock|spyOn|stub\w+|useFakeTimers)|process\.env\[[^\]]+\] \?*= /;
const ALONE = FILES.filter((file) =>
  CHANGES_PROCESS.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((file) => moduleId.endsWith(file));
      if (found !== -1) return found;
      // A process is kept from one file to the next only while both share it.
      return LONGEST.length + (ALONE.some((file) => moduleId.endsWith(`/${file}`)) ? 0 : 1);
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      // A quarter of the time went into reading the same modules for each file anew.
      {
        extends: true,
        test: {
          name: 'shared',
          include: FILES.filter((file) => !ALONE.includes(file)),
          isolate: false,
        },
      },
    ],
    globalSetup: 'tests/build-thread.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A machine that others use too stands still now and then; a second try tells that from a fault. What needed one
    // is named at the end of `npm test`.
    retry: 1,
    // Every core: left alone, one of them is kept for nothing.
    maxWorkers: '100%',
    // Processes: were V8 to fail (see server/work/thread-script.ts), one file would end with it and not the run.
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
  },
});
