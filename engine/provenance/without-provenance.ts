import type { EstimateFigures } from '../estimate-figures.ts';

/**
 * The figures alone, each by its name: what is left out by its own name is asked for first, and an estimate tells where all of its
 * figures come from when it is asked.
 */
export const withoutProvenance = (estimate: EstimateFigures): EstimateFigures => ({
  engineVersion: estimate.engineVersion,
  priceBookVersion: estimate.priceBookVersion,
  yield: estimate.yield,
  system: estimate.system,
  energy: estimate.energy,
  price: estimate.price,
  savings: estimate.savings,
  economy: estimate.economy,
  climate: estimate.climate,
  verdict: estimate.verdict,
  today: estimate.today,
  ownOffer: estimate.ownOffer,
});
