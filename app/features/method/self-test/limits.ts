import type { DeviationKey } from './deviations.ts';

/** What a deviation may be, in the unit that it is measured in; signed where the reference has a side. */
export type Limit = {
  readonly limit: number;
  readonly unit: '°' | 'W/m²' | '%' | 'points';
  readonly isSigned: boolean;
};

export const LIMITS: Readonly<Record<DeviationKey, Limit>> = {
  sunHeight: { limit: 0.02, unit: '°', isSigned: false },
  sunDirection: { limit: 0.02, unit: '°', isSigned: false },
  sky: { limit: 0.5, unit: 'W/m²', isSigned: false },
  panel: { limit: 0.1, unit: '%', isSigned: false },
  aarhusYear: { limit: 1, unit: '%', isSigned: true },
  aarhusMonth: { limit: 3, unit: '%', isSigned: true },
  lyngbyYears: { limit: 1, unit: '%', isSigned: true },
  minutesWithout: { limit: 2, unit: 'points', isSigned: true },
  minutesBattery: { limit: 2, unit: 'points', isSigned: true },
  ownMeter: { limit: 1.5, unit: 'points', isSigned: true },
  weather: { limit: 2, unit: 'points', isSigned: true },
  balance: { limit: 0.1, unit: '%', isSigned: false },
  coverage: { limit: 2, unit: 'points', isSigned: true },
};
