import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/da', '/en/report/solrig-report', '/da/calculator/report?lat=56.2&lon=10.2'])(
  '%s is a page of this site',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/da\\..\\..\\evil.example',
  '/da/..//evil.example',
  '/da/../../evil',
  '/dansk',
  '/api/v1/sign-out',
  'javascript:alert(1)',
  '/da/\n/evil.example',
  '/\t/evil.example',
  ' /da',
  `/da/${'x'.repeat(5000)}`,
])('%s is refused', (path) => {
  expect(returnPath(path)).toBeNull();
});
