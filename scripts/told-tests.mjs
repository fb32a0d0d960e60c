// The names of the tests that need a look, said at the end of a run: there they are read, and there a run that is
// kept only in part still has them.

/**
 * @typedef {{ name: string, why: string }} Told
 * @typedef {{ failed: Told[], second: Told[] }} ToldTests `second`: failed first, passed when tried again
 */

/**
 * @param {any} report Vitest's JSON report
 * @param {string} root
 * @returns {ToldTests}
 */
export function toldByVitest(report, root) {
  const tests = report.testResults.flatMap((/** @type {any} */ file) => [
    // A file that cannot be read has a message and no tests.
    ...(file.status === 'failed' && file.assertionResults.length === 0
      ? [{ status: 'failed', fullName: '', failureMessages: [file.message], file: file.name }]
      : []),
    ...file.assertionResults.map((/** @type {any} */ test) => ({ ...test, file: file.name })),
  ]);
  const told = (/** @type {any} */ { file, fullName, failureMessages }) => ({
    name: `${file.replace(`${root}/`, '')} › ${fullName}`,
    why: firstLine(failureMessages[0]),
  });
  return {
    failed: tests.filter((/** @type {any} */ { status }) => status === 'failed').map(told),
    second: tests
      .filter(
        (/** @type {any} */ { status, failureMessages }) =>
          status === 'passed' && failureMessages.length > 0,
      )
      .map(told),
  };
}

/**
 * @param {any} report Playwright's JSON report
 * @returns {ToldTests}
 */
export function toldByPlaywright(report) {
  const specs = report.suites.flatMap((/** @type {any} */ suite) => specsOf(suite, []));
  const told = (/** @type {string} */ status) =>
    specs.flatMap((/** @type {any} */ { path, spec }) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === status)
        .map((/** @type {any} */ test) => ({
          name: [...path, spec.title].join(' › '),
          why: firstLine(test.results.find((/** @type {any} */ { error }) => error)?.error.message),
        })),
    );
  return { failed: told('unexpected'), second: told('flaky') };
}

/**
 * @param {any} suite
 * @param {readonly string[]} above
 * @returns {{ path: readonly string[], spec: any }[]}
 */
function specsOf(suite, above) {
  const path = [...above, suite.title];
  return [
    ...(suite.specs ?? []).map((/** @type {any} */ spec) => ({ path, spec })),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => specsOf(inner, path)),
  ];
}

/** @param {string | undefined} message */
function firstLine(message) {
  // oxlint-disable-next-line no-control-regex -- Playwright colours its messages
  return (message ?? 'no reason given').replace(/\u001B\[[\d;]*m/g, '').split('\n')[0] ?? '';
}
