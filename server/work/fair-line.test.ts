import { expect, test } from 'vitest';
import { FairLine } from './fair-line.ts';

const lineOf = (...jobs: readonly (readonly [string, string])[]) => {
  const line = new FairLine<string>();
  for (const [key, job] of jobs) line.push(key, job);
  return line;
};

const taken = (line: FairLine<string>, canDo?: (job: string) => boolean) => {
  const order: string[] = [];
  for (let job = line.take(canDo); job !== undefined; job = line.take(canDo)) order.push(job);
  return order;
};

test('askers are served in turn, each in the order they asked', () => {
  const line = lineOf(['a', 'a1'], ['a', 'a2'], ['a', 'a3'], ['b', 'b1'], ['c', 'c1'], ['b', 'b2']);
  expect(taken(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a newcomer waits behind those in line, but not behind all their jobs', () => {
  const line = lineOf(['a', 'a1'], ['a', 'a2'], ['a', 'a3']);
  expect(line.take()).toBe('a1');
  line.push('b', 'b1');
  expect(taken(line)).toEqual(['a2', 'b1', 'a3']);
});

test('a job that can’t run yet lets others pass, also from the same asker', () => {
  const line = lineOf(['a', 'slow'], ['a', 'quick'], ['b', 'slow too']);
  expect(taken(line, (job) => !job.startsWith('slow'))).toEqual(['quick']);
  expect(taken(line)).toEqual(['slow too', 'slow']);
});

test('a withdrawn job is not done', () => {
  const line = lineOf(['a', 'a1'], ['b', 'b1']);
  expect(line.remove('a', 'a1')).toBe(true);
  expect(line.remove('a', 'a1')).toBe(false);
  expect(taken(line)).toEqual(['b1']);
});
