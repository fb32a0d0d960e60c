import { PLAUSIBLE_RANGES } from '../../engine/data/plausible-ranges.ts';
import type { EstimateInput } from '../../engine/estimate-input.ts';
import { smallestInverter } from '../../engine/pv/inverter-choice.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import { inPostcodes } from '../../engine/quote/postcode-range.ts';
import type { PriceList } from '../../engine/quote/price-book.ts';
import { nearestBattery } from './offered-context.ts';
import type { IncludedItem } from './received-offer.ts';

/** [DKK incl. VAT] */
export type PriceSpan = { readonly low: number; readonly high: number };

export type PricedHome = Pick<
  EstimateInput,
  'roofType' | 'buildingType' | 'electricalBoardOld' | 'postcode'
>;

const { price: OF_OFFERS, inverterPrice: OF_INVERTERS } = PLAUSIBLE_RANGES;
const ROUNDED_TO_DKK = 100;

/**
 * What things usually cost that an offer leaves out: the price list, as far around it as offers commonly differ
 * (plausible-ranges.ts). Null where the list has no price of its own for the thing: then there is no sum to add.
 */
export function usualPrices(
  list: PriceList,
  { inverters }: Pick<Catalogue, 'inverters'>,
  home: PricedHome,
  { panels, panelW }: { readonly panels: number; readonly panelW: number },
): Readonly<Record<IncludedItem, PriceSpan | null>> {
  const span = (ore: number, { low, high }: PriceSpan) => {
    const inclVat = (ore / 100) * (1 + list.vatPercent / 100);
    return { low: rounded(inclVat * low), high: rounded(inclVat * high) };
  };
  const sizes = inverters.map((model) => ({
    id: model.id,
    acKw: model.acPowerW / 1000,
    maxDcKw: model.maxDcPowerW / 1000,
  }));
  const inverter = smallestInverter(sizes, (panels * panelW) / 1000);
  const inverterOre = inverter === null ? undefined : list.inverters[inverter.id];
  const zone =
    list.travel.find(({ postcodes }) => inPostcodes(home.postcode, postcodes)) ??
    list.travel.find(({ postcodes }) => postcodes.length === 0);
  return {
    inverter: inverterOre === undefined ? null : span(inverterOre, OF_INVERTERS),
    mounting: span(list.mounting[home.roofType] * panels + list.baseWork, OF_OFFERS),
    scaffold: span(list.scaffold[home.buildingType], OF_OFFERS),
    registration: null,
    board: home.electricalBoardOld ? span(list.electricalBoard, OF_OFFERS) : null,
    travel: zone === undefined ? null : span(zone.price, OF_OFFERS),
  };
}

const rounded = (dkk: number) => Math.round(dkk / ROUNDED_TO_DKK) * ROUNDED_TO_DKK;

/**
 * What a battery of this size usually costs; null where the list has none.
 * @param usableKwh [kWh], above 0
 */
export function usualBattery(
  list: PriceList,
  { batteries }: Pick<Catalogue, 'batteries'>,
  usableKwh: number,
): PriceSpan | null {
  const model = nearestBattery(batteries, usableKwh);
  const ore = model === undefined ? undefined : list.batteries[model.id];
  if (model === undefined || ore === undefined) return null;
  const dkk = ((ore / 100) * (1 + list.vatPercent / 100) * usableKwh) / model.usableKwh;
  return { low: rounded(dkk * OF_OFFERS.low), high: rounded(dkk * OF_OFFERS.high) };
}
