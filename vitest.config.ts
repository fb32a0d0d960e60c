import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Begun first, the longest of all foremost: at the end they would keep one core busy and leave the others idle. */
const LONGEST = [
  'engine/estimate-random',
  'tests/house/clean-tree',
  'tests/database/postgres',
  'scripts/fuzz/fuzz',
  'engine/sizing/best-size',
  'engine/estimate',
  'tests/database/sqlite',
].map((file) => `/${file}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ['{engine,domain,server,app,messages,scripts,tests,words}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
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
