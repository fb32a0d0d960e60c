import { expect, test } from 'vitest';
import { typicalYear } from '../../engine/climate/typical-year.ts';
import { planeIrradiationKwhM2 } from '../../engine/pv/plane-irradiation.ts';
import { sunYear } from '../../engine/sun/sun-year.ts';

// PVGIS 5.3 (SARAH3, 2005–2023) for Aarhus, 35° south: H(i)_m of the recorded response [kWh/m²].
const PVGIS_KWH_M2 = [
  29.13, 46.67, 104.07, 151.83, 172.9, 175.28, 167.61, 145.52, 114.65, 70.95, 33.13, 22.2,
];
const PLACE = { lat: 56.2, lon: 10.2 };
const sun = sunYear(PLACE);
const climate = typicalYear(PLACE);
const sum = (months: readonly number[]) => months.reduce((total, month) => total + month, 0);

test('the light on a roof in Aarhus is PVGIS’s within 1 % a year and 4 % a month', () => {
  const months = planeIrradiationKwhM2(sun, climate, { slopeDeg: 35, azimuthDeg: 0 });
  expect(Math.abs(sum(months) / sum(PVGIS_KWH_M2) - 1)).toBeLessThan(0.01);
  months.forEach((kwhM2, month) => {
    expect(Math.abs(kwhM2 / PVGIS_KWH_M2[month]! - 1), `month ${month + 1}`).toBeLessThan(0.04);
  });
});

test('flat ground gets what the climate says, and a wall to the north gets less than one to the south', () => {
  const flat = planeIrradiationKwhM2(sun, climate, { slopeDeg: 0, azimuthDeg: 70 });
  expect(sum(flat)).toBeCloseTo(climate.ghiWm2.reduce((total, ghi) => total + ghi, 0) / 1000, 6);
  const wallTo = (azimuthDeg: number) =>
    sum(planeIrradiationKwhM2(sun, climate, { slopeDeg: 90, azimuthDeg }));
  expect(wallTo(180)).toBeLessThan(0.5 * wallTo(0));
});
