import { roofWorkDkk } from '../../../../engine/quote/roof-work.ts';
import { EXAMPLE_CONTEXT, exampleEstimate } from '../../../../domain/example-house.ts';
import type { RoofType } from '../../../../engine/estimate-input.ts';

const sound = exampleEstimate({});
const renewed = exampleEstimate({ replaceRoofNext10Yrs: true, roofReplacementYear: 8 });
const panels = sound.system.numberOfPanels;

const against = (roofType: RoofType) =>
  exampleEstimate({ roofType }).price.totalPrice - sound.price.totalPrice;

export default {
  numberOfPanels: panels,
  /** Removing and remounting the panels, at today's prices [DKK incl. VAT]. */
  roofWorkDkk: roofWorkDkk(EXAMPLE_CONTEXT.priceList, panels) ?? 0,
  renewalCostDkk: renewed.economy.events.find(({ kind }) => kind === 'roof')?.costDkk ?? 0,
  priceDkk: sound.price.totalPrice,
  paybackYears: sound.economy.paybackYears,
  paybackWithRenewalYears: renewed.economy.paybackYears,
  perPanelMountingDkk: EXAMPLE_CONTEXT.priceList.mounting.tile / 100,
  /** For the whole system, compared with tiles [DKK incl. VAT]. */
  againstTileDkk: {
    slate: against('slate'),
    'fibre-cement': against('fibre-cement'),
    felt: against('felt'),
    metal: against('metal'),
    flat: against('flat'),
  },
  panelAreaM2: sound.system.panelAreaM2,
};
