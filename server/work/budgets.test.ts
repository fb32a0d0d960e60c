import { expect, test } from 'vitest';
import { Budgets } from './budgets.ts';

// 20 s of work at once, and a quarter of a second more with each second.
function budgetsAt() {
  let nowMs = 0;
  const budgets = new Budgets(() => nowMs);
  return { budgets, wait: (seconds: number) => void (nowMs += seconds * 1000) };
}

test('a share is used up by work and refills over time', () => {
  const { budgets, wait } = budgetsAt();
  expect(budgets.charge('a', 15_000)).toBeNull();
  expect(budgets.charge('a', 5_000)).toBeNull();
  // 1,000 ms of work are back after 4 s.
  expect(budgets.charge('a', 1_000)).toBe(4);
  wait(3.9);
  expect(budgets.charge('a', 1_000)).toBe(1);
  wait(0.1);
  expect(budgets.charge('a', 1_000)).toBeNull();
  expect(budgets.charge('a', 1)).toBe(1);
});

test('a refusal costs nothing, and nobody uses another’s share', () => {
  const { budgets } = budgetsAt();
  expect(budgets.charge('a', 19_000)).toBeNull();
  expect(budgets.charge('a', 2_000)).toBe(4);
  expect(budgets.charge('a', 1_000)).toBeNull();
  expect(budgets.charge('b', 20_000)).toBeNull();
});

test('nothing accumulates beyond a full share', () => {
  const { budgets, wait } = budgetsAt();
  budgets.charge('a', 1);
  wait(86_400);
  expect(budgets.charge('a', 20_000)).toBeNull();
  expect(budgets.charge('a', 1)).toBe(1);
});

test('work that has to be finished becomes a debt, paid before anything else is done', () => {
  const { budgets, wait } = budgetsAt();
  budgets.owe('a', 21_000);
  // 1,000 ms short, and 250 ms wanted: 5 s.
  expect(budgets.charge('a', 250)).toBe(5);
  wait(5);
  expect(budgets.charge('a', 250)).toBeNull();
});
