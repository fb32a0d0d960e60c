import { expect, test } from 'vitest';
import { householdLoad } from '../../engine/load/household-load.ts';
import { useBlocks } from '../../engine/load/use-blocks.ts';
import {
  measuredMinutes,
  METERED_HOMES,
  MINUTES_ABSENT,
  selfSufficiency,
} from './measured-minutes.ts';
import { HOUR_OVER_MINUTE, MINUTE_HOMES } from './minute-homes-data.ts';

const SIZES = [3, 6, 10].flatMap((kWp) => [0, 5, 10].map((kWh) => [kWp, kWh] as const));

test.for(SIZES)(
  'usual homes with %s kWp and %s kWh are as self-sufficient as homes by the minute, within 2 points on the mean',
  ([kWp, batteryKwh], { skip }) => {
    if (measuredMinutes === null) return skip(MINUTES_ABSENT);
    const homes = MINUTE_HOMES.filter((home) => home[1] === kWp && home[2] === batteryKwh);
    expect(homes).toHaveLength(4);
    const deviations = homes.map(([useKwh, , , byMinute]) => {
      const load = householdLoad(useKwh);
      const own = selfSufficiency(
        measuredMinutes!.sunKwhPerKwp,
        [kWp, batteryKwh],
        load,
        useBlocks(load, load, 'profile'),
      );
      return own - byMinute;
    });
    const mean = deviations.reduce((sum, value) => sum + value, 0) / deviations.length;
    expect(Math.abs(mean)).toBeLessThanOrEqual(0.02);
    // One home differs from the usual one by its habits, too.
    for (const deviation of deviations) expect(Math.abs(deviation)).toBeLessThanOrEqual(0.04);
  },
);

test('a home’s own hours give what its minutes give, within 1.5 points', ({ skip }) => {
  if (measuredMinutes === null) return skip(MINUTES_ABSENT);
  for (const [index, [, useKwh]] of METERED_HOMES.entries()) {
    const load = measuredMinutes.homeKwh[index]!;
    for (const [, kWp, batteryKwh, byMinute] of MINUTE_HOMES.filter(([of]) => of === useKwh)) {
      const own = selfSufficiency(
        measuredMinutes.sunKwhPerKwp,
        [kWp, batteryKwh],
        load,
        useBlocks(load, load, 'meter'),
      );
      expect(Math.abs(own - byMinute)).toBeLessThanOrEqual(0.015);
    }
  }
});

test('netting by the hour overstates as published of measured homes', ({ skip }) => {
  if (measuredMinutes === null) return skip(MINUTES_ABSENT);
  const { sunKwhPerKwp } = measuredMinutes;
  for (const load of measuredMinutes.homeKwh) {
    const ratios = [3, 6, 10].map(
      (kWp) =>
        selfSufficiency(sunKwhPerKwp, [kWp, 0], load) /
        selfSufficiency(sunKwhPerKwp, [kWp, 0], load, useBlocks(load, load, 'meter')),
    );
    const mean = ratios.reduce((sum, value) => sum + value, 0) / ratios.length;
    expect(mean).toBeGreaterThanOrEqual(HOUR_OVER_MINUTE.low);
    expect(mean).toBeLessThanOrEqual(HOUR_OVER_MINUTE.high);
    expect(Math.abs(mean - HOUR_OVER_MINUTE.best)).toBeLessThanOrEqual(0.03);
  }
});
