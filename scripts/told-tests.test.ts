import { describe, expect, it } from 'vitest';
import { toldByPlaywright, toldByVitest } from './told-tests.mjs';

describe('what is said of a run’s tests at its end', () => {
  it('by Vitest: failed, passed at the second try, and a file that cannot be read', () => {
    const report = {
      testResults: [
        {
          name: '/home/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'good', failureMessages: [] },
            { status: 'passed', fullName: 'late', failureMessages: ['Error: late\n  at a'] },
            { status: 'failed', fullName: 'bad', failureMessages: ['Error: bad\n  at b'] },
          ],
        },
        {
          name: '/home/b.test.ts',
          status: 'failed',
          message: 'no such file',
          assertionResults: [],
        },
      ],
    };
    expect(toldByVitest(report, '/home')).toEqual({
      failed: [
        { name: 'a.test.ts › bad', why: 'Error: bad' },
        { name: 'b.test.ts › ', why: 'no such file' },
      ],
      second: [{ name: 'a.test.ts › late', why: 'Error: late' }],
    });
  });

  it('by Playwright, through groups of groups', () => {
    const test = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ status, results: message === undefined ? [{}] : [{ error: { message } }, {}] }],
    });
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          specs: [test('good', 'expected')],
          suites: [
            {
              title: 'group',
              specs: [
                test('late', 'flaky', '\u001B[31mlate\u001B[39m\nmore'),
                test('bad', 'unexpected', 'bad'),
              ],
            },
          ],
        },
      ],
    };
    expect(toldByPlaywright(report)).toEqual({
      failed: [{ name: 'a.spec.ts › group › bad', why: 'bad' }],
      second: [{ name: 'a.spec.ts › group › late', why: 'late' }],
    });
  });
});
