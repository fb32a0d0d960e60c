import { expect, test } from 'vitest';
import { receivedValue, sentValue } from './sent-value.ts';

const FIGURES = {
  paybackYears: 10.4,
  months: [1.25, 0, -3],
  battery: null,
  name: 'Østvej “5” <b>',
};

test('who sends a value has the value itself', () => {
  expect(receivedValue(sentValue(FIGURES))).toBe(FIGURES);
});

test('who receives it reads it once', () => {
  const { json } = sentValue(FIGURES);
  const sent: ReturnType<typeof sentValue<typeof FIGURES>> = { json };
  expect(receivedValue(sent)).toEqual(FIGURES);
  expect(receivedValue(sent)).toBe(receivedValue(sent));
});
