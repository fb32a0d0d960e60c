import { expect, test } from 'vitest';
import { FormLine } from './form-line.ts';

const stays = new AbortController().signal;
/** What has come of a promise by now. */
const soon = <Value>(promise: Promise<Value>) =>
  Promise.race([promise, new Promise<'waits'>((done) => setTimeout(done, 5, 'waits'))]);

test('forms that fit are read at once, the next one when there is room, in the order in which they came', async () => {
  const line = new FormLine(12, 10);
  const first = await line.enter(6, stays);
  expect(await soon(line.enter(6, stays))).toBeTypeOf('function');
  const third = line.enter(7, stays);
  const fourth = line.enter(1, stays);
  expect(await soon(third)).toBe('waits');
  first?.();
  // Called twice it gives back once.
  first?.();
  expect(await soon(third)).toBe('waits');
  expect(await soon(fourth)).toBe('waits');
});

test('a form larger than the room is read alone', async () => {
  const line = new FormLine(12, 10);
  const leave = await line.enter(25, stays);
  const next = line.enter(1, stays);
  expect(await soon(next)).toBe('waits');
  leave?.();
  expect(await soon(next)).toBeTypeOf('function');
});

test('ten photos at once are all read, two at a time', async () => {
  const line = new FormLine(12, 40);
  let [now, most, read] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const leave = await line.enter(5.8, stays);
      now += 1;
      most = Math.max(most, now);
      await new Promise((done) => setTimeout(done, 1));
      now -= 1;
      if (leave !== null) read += 1;
      leave?.();
    }),
  );
  expect([read, most]).toEqual([10, 2]);
});

test('whoever hangs up leaves the line, and whoever finds it full is told so', async () => {
  const line = new FormLine(12, 1);
  const leave = await line.enter(12, stays);
  const gone = new AbortController();
  const waiting = line.enter(5, gone.signal);
  expect(await line.enter(5, stays)).toBeNull();
  gone.abort();
  expect(await waiting).toBeNull();
  const other = line.enter(5, stays);
  leave?.();
  expect(await soon(other)).toBeTypeOf('function');
});
