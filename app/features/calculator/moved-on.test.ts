import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedOn } from './moved-on.ts';

test('a number moves on by what it moved by', () => {
  expect(movedOn({ slope: 20 }, { slope: 21 }, { slope: 21 })).toEqual({ slope: 22 });
  expect(movedOn({ slope: 20 }, { slope: 18 }, { slope: 30 })).toEqual({ slope: 28 });
});

test('a sum of tenths stays one', () => {
  expect(movedOn({ kwh: 0.1 }, { kwh: 0.2 }, { kwh: 0.2 })).toEqual({ kwh: 0.3 });
});

test('every face of a roof that turns moves on', () => {
  const facing = (azimuth: number) => ({
    address: 'Testvej 1',
    roofFaces: [{ azimuth }, { azimuth: azimuth - 90 }],
    horizon: null,
  });
  expect(movedOn(facing(10), facing(12), facing(12))).toEqual(facing(14));
});

test('what is no number stays as it is now, as does one that has come or gone', () => {
  const now = { postcode: '2100', shading: 'high', azimuth: 3, batteryCapacityKwh: null };
  const before = { postcode: '8000', shading: 'none', batteryCapacityKwh: 10 };
  expect(movedOn<object>(before, now, now)).toEqual(now);
});

test('keeps the order of the names: a state is known by its text', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), (now) => {
      expect(JSON.stringify(movedOn({}, now, now))).toBe(JSON.stringify(now));
    }),
  );
});
