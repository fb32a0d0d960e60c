import { expect, test } from 'vitest';
import { callRate } from './call-rate.ts';

test('thirty calls at once, then thirty a second, however long nobody called', () => {
  let nowMs = 0;
  const take = callRate(30, () => nowMs);
  const takeAll = () => {
    let taken = 0;
    while (take()) taken += 1;
    return taken;
  };
  expect(takeAll()).toBe(30);
  nowMs += 500;
  expect(takeAll()).toBe(15);
  nowMs += 3_600_000;
  expect(takeAll()).toBe(30);
});
