import { expect, test } from 'vitest';
import { clearSkyKwPerKwp } from './clear-sky-power.ts';

const AARHUS = { lat: 56.16, lon: 10.2 };
const at = (moment: string) => clearSkyKwPerKwp(Date.parse(moment), AARHUS);

test('nothing at night', () => {
  expect(at('2026-06-21T23:00:00Z')).toBe(0);
  expect(at('2026-11-20T17:00:00Z')).toBe(0);
});

// By hand, noon 21 June: the sun 57.2° up, 2° off the panel's normal. Haurwitz gives 860 W/m² on the level, a fifth
// of it diffuse, so 828 + 170 + 15 W/m² on the roof. The glass keeps 2–3 %, warm modules 6–13 %, the system 14 %.
test('a clear summer noon gives about three quarters', () => {
  expect(at('2026-06-21T11:20:00Z')).toBeGreaterThan(0.72);
  expect(at('2026-06-21T11:20:00Z')).toBeLessThan(0.81);
});

// By hand: the sun 14° up (Haurwitz 208 W/m² on the level), 41° off the normal. Between 40 % and 80 % of it beam
// makes 350–600 W/m² on the roof, cool modules, glass and system together keep 15–25 %.
test('a clear November noon gives between a quarter and a half', () => {
  expect(at('2026-11-20T11:05:00Z')).toBeGreaterThan(0.25);
  expect(at('2026-11-20T11:05:00Z')).toBeLessThan(0.5);
});

test('morning and afternoon are alike around the solar noon', () => {
  // 14 April: the equation of time is near 0, so the noon at 10.2° east is 11:19 UTC.
  const noonMs = Date.parse('2026-04-14T11:19:20Z');
  const before = clearSkyKwPerKwp(noonMs - 3 * 3_600_000, AARHUS);
  const after = clearSkyKwPerKwp(noonMs + 3 * 3_600_000, AARHUS);
  expect(Math.abs(before - after)).toBeLessThan(0.01);
});
