import type { AssumptionRecord } from './assumption-record.ts';

// How a household's use comes within the hour. Settlement is instantaneous, use is not a smooth mean: there is a base that
// always runs, and there are appliances that switch. In an hour of the mean use u the base takes BASE_SHARE · u all the
// time; the appliances run together for a share of the hour that grows with the home, since more of them overlap.

const SOURCE =
  'Fitted to four homes simulated by the minute (Richardson model, richardsonpy) under the light measured each minute at DTU Lyngby in 2016, and to published self-consumption of measured homes (REFIT, JRC)';

/** Share of the mean use that runs without a break. */
export const USE_BASE_SHARE: AssumptionRecord<string, number> = {
  key: 'useBaseShare',
  value: 0.15,
  unit: 'share of the hour’s mean use',
  source: SOURCE,
  validFrom: '2026-11-01',
  basis: 'assumption',
};

/** Yearly use at which appliances run half of the time, where hours are those of a mean profile. */
export const PROFILE_HALF_ON_KWH: AssumptionRecord<string, number> = {
  key: 'profileHalfOnKwh',
  value: 4800,
  unit: 'kWh/yr',
  source: SOURCE,
  validFrom: '2026-11-01',
  basis: 'assumption',
};

/** The same where a meter counted the hours: they hold the days' own ups and downs, and less is left within the hour. */
export const METER_HALF_ON_KWH: AssumptionRecord<string, number> = {
  key: 'meterHalfOnKwh',
  value: 3000,
  unit: 'kWh/yr',
  source: SOURCE,
  validFrom: '2026-11-01',
  basis: 'assumption',
};
