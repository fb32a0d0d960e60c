// Where a run's time went, said at its end: what to make cheaper first is read there and not guessed.
import { cpus } from 'node:os';

/** @typedef {{ file: string, seconds: number }} FileTime */

const SHOWN = 10;

/** @returns {() => string} what has passed since, and how busy this machine's cores were */
export function startClock() {
  const startedMs = performance.now();
  const before = coreTimes();
  return () => {
    const after = coreTimes();
    const all = after.all - before.all;
    const busy = all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    return `${seconds} s, cores ${Math.round(busy * 100)} % busy`;
  };
}

function coreTimes() {
  const times = cpus().map((core) => core.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.flatMap((core) => Object.values(core)).reduce((sum, one) => sum + one, 0),
  };
}

/**
 * @param {any} report Vitest's JSON report
 * @param {string} root
 * @returns {FileTime[]}
 */
export function timesByVitest(report, root) {
  return report.testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * @param {any} report Playwright's JSON report
 * @returns {FileTime[]} the seconds that a worker was busy with it, second tries among them
 */
export function timesByPlaywright(report) {
  return report.suites.map((/** @type {any} */ suite) => ({
    file: suite.file,
    seconds: msOf(suite) / 1000,
  }));
}

/**
 * @param {any} suite
 * @returns {number}
 */
function msOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ { tests }) =>
    tests.flatMap((/** @type {any} */ { results }) =>
      results.map((/** @type {any} */ { duration }) => duration),
    ),
  );
  const inner = (suite.suites ?? []).map(msOf);
  return [...own, ...inner].reduce((sum, ms) => sum + ms, 0);
}

/**
 * @param {readonly FileTime[]} times
 * @returns {string}
 */
export function longestOf(times) {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${file} ${Math.round(seconds)} s`)
    .join(', ');
}
