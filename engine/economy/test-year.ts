import type { Battery } from '../battery/flows.ts';
import { lossesOf } from '../battery/losses.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { TaxedHome } from '../tariff/electricity-tax.ts';

/**
 * A year of sun for tests that is not the engine's own: day arcs that follow the season, days of seven kinds of
 * cloud in turn, scaled to a yearly sum.
 */
export function roughSun(annualKwh: number): Hourly {
  const cloud = [1, 0.3, 0.8, 0.15, 0.6, 0.9, 0.4];
  const sun = Float64Array.from({ length: HOURS_PER_YEAR }, (_, hour) => {
    const day = Math.floor(hour / 24);
    const season = 0.55 + 0.45 * Math.cos(((day - 172) / 365) * 2 * Math.PI);
    const half = 4 + 4 * season;
    const fromNoon = Math.abs((hour % 24) - 11.3);
    if (fromNoon >= half) return 0;
    return Math.cos(((fromNoon / half) * Math.PI) / 2) * season * cloud[day % 7]!;
  });
  const sum = sun.reduce((total, value) => total + value, 0);
  return sun.map((value) => (value / sum) * annualKwh);
}

export const TEST_BATTERY: Battery = {
  usableKwh: 10,
  powerKw: 5,
  coupling: 'dc',
  losses: lossesOf('dc', 0.92, 5),
  standbyW: 10,
};

/** Not heated by electricity, and no car whose tax is refunded. */
export const USUAL_TAX: TaxedHome = { isElectricallyHeated: false, refundedCarKwh: 0 };
