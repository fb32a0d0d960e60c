import { expect, test } from 'vitest';
import { instalmentsOf } from './instalments.ts';

const orePerStep = (...args: Parameters<typeof instalmentsOf>) =>
  instalmentsOf(...args).map(({ step, ore }) => [step, ore]);

test('60 % of 116,175 kr. are 69,705 once mounted, 46,470 at handover, and nothing when ordered', () => {
  expect(orePerStep('mounted-60', 11_617_500)).toEqual([
    ['ordered', 0],
    ['mounted', 6_970_500],
    ['handed-over', 4_647_000],
  ]);
});

test('60 % of 59,294.17 kr. are whole kroner, and the rest makes up the total to the øre', () => {
  expect(orePerStep('mounted-60', 5_929_417)).toEqual([
    ['ordered', 0],
    ['mounted', 3_557_700],
    ['handed-over', 2_371_717],
  ]);
});

test('all at handover is one payment of the total', () => {
  expect(orePerStep('handover', 11_617_500)).toEqual([
    ['ordered', 0],
    ['handed-over', 11_617_500],
  ]);
});
