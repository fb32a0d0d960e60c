import { expect, test } from 'vitest';
import { danishPhone } from './danish-phone.ts';

test.each([
  '20123456',
  '20 12 34 56',
  '+45 20 12 34 56',
  '004520123456',
  '+4520-12-34-56',
  '20.12.34.56',
])('%s is one number', (written) => {
  expect(danishPhone(written)).toBe('+4520123456');
});

test.each(['', '2012345', '201234567', '+4620123456', '00000000', '10123456', '2o123456', '+45'])(
  '%s is no Danish number',
  (written) => {
    expect(danishPhone(written)).toBeNull();
  },
);
