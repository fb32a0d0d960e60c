import { expect, test } from 'vitest';
import { danishMobile, danishPhone } from './danish-phone.ts';

test.each([
  '20123456',
  '20 12 34 56',
  '+45 20 12 34 56',
  '004520123456',
  '+4520-12-34-56',
  '20.12.34.56',
  '4520123456',
  '45 20 12 34 56',
  '(+45) 20 12 34 56',
  '0045 20123456',
  '20‑12‑34‑56',
  '20–12–34–56',
  '20/12/34/56',
  '\u202a+45 20 12 34 56\u202c',
  '20\u200b12\u00ad34\ufeff56',
  '２０１２３４５６',
])('%s is one number', (written) => {
  expect(danishPhone(written)).toBe('+4520123456');
});

test.each([
  '',
  '2012345',
  '201234567',
  '+4620123456',
  '00000000',
  '10123456',
  '2o123456',
  '+45',
  '45201234567',
  '+45 45 20 12 34 56',
])('%s is no Danish number', (written) => {
  expect(danishPhone(written)).toBeNull();
});

test('a number that itself begins with 45 keeps all its digits', () => {
  expect(danishPhone('45 20 12 34')).toBe('+4545201234');
  expect(danishPhone('+45 45 20 12 34')).toBe('+4545201234');
});

// Series: the Danish numbering plan.
test.each(['20 12 34 56', '+45 31 12 34 56', '0045 42123456', '53123456', '61123456', '93123456'])(
  '%s is a mobile phone',
  (written) => {
    expect(danishMobile(written)).toMatch(/^\+45\d{8}$/);
  },
);

test.each(['33 12 34 56', '70 10 20 30', '80 12 34 56', '90 12 34 56', '+46 70 123 45 67', '112'])(
  '%s is none',
  (written) => {
    expect(danishMobile(written)).toBeNull();
  },
);
