import type { SpotYearsReader } from './port.ts';

/** No prices from outside: the engine's own table of months and hours answers, and says so. */
export const embeddedSpotPrices: SpotYearsReader = () => Promise.resolve(undefined);
