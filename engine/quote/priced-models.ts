import type { Catalogue } from './catalogue.ts';
import type { PriceList } from './price-book.ts';

/**
 * The models that a price list has a price for: nothing else can be offered, as an estimate always has a price.
 * @param catalogue what could be installed
 * @param list sales prices [øre excl. VAT] by model
 * @returns the same models in the same order, without those that the list lacks
 */
export function pricedModels(
  catalogue: Catalogue,
  { panels, inverters, batteries }: Pick<PriceList, 'panels' | 'inverters' | 'batteries'>,
): Catalogue {
  return {
    panels: catalogue.panels.filter(({ model }) => Object.hasOwn(panels, model)),
    inverters: catalogue.inverters.filter(({ id }) => Object.hasOwn(inverters, id)),
    batteries: catalogue.batteries.filter(({ id }) => Object.hasOwn(batteries, id)),
  };
}
