import { describe, expect, test } from 'vitest';
import { annualIrradiationKwhM2 } from './annual-irradiation.ts';

describe('annualIrradiationKwhM2', () => {
  // Read off the same DMI map by hand; a band is 14 wide.
  test.each([
    ['Aarhus', 56.2, 10.2, 1035],
    ['Foulum', 56.495, 9.571, 1007],
    ['København', 55.676, 12.568, 1047],
    ['Odense', 55.396, 10.389, 1062],
    ['Aalborg', 57.048, 9.922, 1061],
    ['Esbjerg', 55.476, 8.46, 1035],
    ['Skagen', 57.72, 10.58, 1090],
    ['Herning', 56.136, 8.976, 1007],
    ['Kolding', 55.49, 9.47, 1021],
    ['Sønderborg', 54.91, 9.79, 1049],
    ['Nykøbing F', 54.77, 11.87, 1090],
    ['Thisted', 56.95, 8.69, 1076],
    ['Rønne', 55.1, 14.72, 1104],
  ])('%s is within half a band of the map', (_, lat, lon, kwhM2) => {
    expect(Math.abs(annualIrradiationKwhM2({ lat, lon }) - kwhM2)).toBeLessThanOrEqual(7);
  });

  test('moves smoothly: 500 m never change it by more than 1 kWh/m²', () => {
    let before = annualIrradiationKwhM2({ lat: 56.1, lon: 8.3 });
    for (let lon = 8.308; lon < 10.1; lon += 0.008) {
      const here = annualIrradiationKwhM2({ lat: 56.1, lon });
      expect(Math.abs(here - before)).toBeLessThanOrEqual(1);
      before = here;
    }
  });

  test.each([
    ['north of the box', 57.95, 10.6],
    ['nowhere', Number.NaN, 10],
    ['the Gulf of Guinea', 0, 0],
  ])('%s has none', (_, lat, lon) => {
    expect(() => annualIrradiationKwhM2({ lat, lon })).toThrow(RangeError);
  });
});
