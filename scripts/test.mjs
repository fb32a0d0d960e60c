// npm test: installs and builds what is missing, runs every test, and ends with «N passed, N failed».
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, projectNode, root } from './prepare.mjs';
import { longestOf, startClock, timesByPlaywright, timesByVitest } from './run-times.mjs';
import { toldByPlaywright, toldByVitest } from './told-tests.mjs';

const results = join(root, 'node_modules', '.cache', 'solrig-tests');
/** What V8 has compiled: many processes of a run read the same modules, among them forty servers. */
const compiled = join(root, 'node_modules', '.cache', 'solrig-compiled');

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const toPrepare = startClock();
ensureInstalled();
ensureBuilt();
/** Where the time went. */
const times = [`Installing and building ${toPrepare()}`];
mkdirSync(results, { recursive: true });

const withoutPostgres = { suites: 0, tests: 0 };
/** @type {import('./told-tests.mjs').ToldTests[]} */
const told = [];
const tallies = [runVitest(), runPlaywright()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const skipped = tallies.reduce((sum, tally) => sum + tally.skipped, 0) - withoutPostgres.tests;
if (skipped > 0) console.log(`${skipped} skipped; the output above says why.`);
// A green run without PostgreSQL has checked only half of the databases; said last, where it is
// read.
if (withoutPostgres.tests > 0) {
  const { suites, tests } = withoutPostgres;
  console.log(`
PostgreSQL: not installed, ${suites} suites (${tests} tests) not run.
To run them: apt-get install postgresql, or set PG_BIN to the folder that holds initdb.
`);
}
console.log(['Where the time went:', ...times, ''].join('\n  '));
tell(
  'Failed once and passed when tried again; each is a race to be found:',
  told.flatMap(({ second }) => second),
);
tell(
  'Failed:',
  told.flatMap((tests) => tests.failed),
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/**
 * @param {string} heading
 * @param {readonly import('./told-tests.mjs').Told[]} tests
 */
function tell(heading, tests) {
  if (tests.length === 0) return;
  console.log([heading, ...tests.map(({ name, why }) => `  ${name}\n    ${why}`), ''].join('\n'));
}

/**
 * @param {string} tool path of its command file inside node_modules
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runTool(tool, args, env = {}) {
  const { status } = spawnSync(projectNode(), [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
  });
  return status === 0;
}

/**
 * A run without a report is a failure, not a run without tests.
 * @param {string} file
 * @param {boolean} succeeded
 * @param {(report: any) => Tally} count
 * @returns {Tally}
 */
function tallyOf(file, succeeded, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const tally = count(JSON.parse(readFileSync(file, 'utf8')));
  return { ...tally, failed: succeeded ? tally.failed : Math.max(1, tally.failed) };
}

/** Unit and database tests. */
function runVitest() {
  const file = join(results, 'vitest.json');
  rmSync(file, { force: true });
  const clock = startClock();
  const succeeded = runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const took = clock();
  return tallyOf(file, succeeded, (report) => {
    notePostgres(report);
    told.push(toldByVitest(report, root));
    times.push(`Vitest ${took}; longest: ${longestOf(timesByVitest(report, root))}`);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

/**
 * Its file skips everything where PostgreSQL is not installed, and nothing else.
 * @param {any} report
 */
function notePostgres(report) {
  const tests = report.testResults
    .filter((/** @type {{ name: string }} */ { name }) => name.endsWith('/postgres.test.ts'))
    .flatMap((/** @type {{ assertionResults: any[] }} */ result) => result.assertionResults)
    .filter((/** @type {{ status: string }} */ { status }) => status === 'skipped');
  withoutPostgres.tests = tests.length;
  withoutPostgres.suites = new Set(
    tests.map((/** @type {{ ancestorTitles: string[] }} */ test) => test.ancestorTitles[1]),
  ).size;
}

/** Browser tests. */
function runPlaywright() {
  const file = join(results, 'playwright.json');
  rmSync(file, { force: true });
  const clock = startClock();
  const succeeded = runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    FORCE_COLOR: '0',
  });
  const took = clock();
  return tallyOf(file, succeeded, (report) => {
    told.push(toldByPlaywright(report));
    times.push(`Playwright ${took}; longest: ${longestOf(timesByPlaywright(report))}`);
    const { stats } = report;
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    };
  });
}
