import { CO2_G_PER_KWH } from '../data/co2.ts';
import { CO2_SOURCE } from '../data/sources.ts';
import {
  priceListOrigin,
  recordOf,
  rulesOrigin,
  visitorOrigin,
  type ProvenanceBasis,
  type ProvenanceRecords,
} from './origins.ts';

/** CO₂, the battery on its own, and another firm's offer. */
export function verdictProvenance(basis: ProvenanceBasis): ProvenanceRecords {
  const { figures, input } = basis;
  const { energy, price, verdict } = figures;
  const { discountRatePercent } = input.assumptions;
  const withAndWithout = {
    batteryUsableKwh: figures.system.batteryUsableKwh,
    batteryCapacityKwh: input.batteryCapacityKwh,
    batteryStrategy: input.batteryStrategy,
  };
  const theirs = { priceDkk: input.ownOffer?.priceDkk ?? null, totalPrice: price.totalPrice };
  const list = priceListOrigin(basis);
  return {
    'climate.co2SavedKgFirstYear': recordOf(
      '(consumptionKwh − importedKwh + exportedKwh) · gPerKwh / 1000',
      {
        consumptionKwh: energy.consumptionKwh,
        importedKwh: energy.importedKwh,
        exportedKwh: energy.exportedKwh,
        gPerKwh: CO2_G_PER_KWH[input.priceZone],
      },
      { source: CO2_SOURCE.source, date: CO2_SOURCE.validFrom },
    ),
    'verdict.battery.addedPriceDkk': recordOf(
      'totalPrice with the battery − totalPrice without',
      withAndWithout,
      list,
    ),
    'verdict.battery.addedTenYearMeanDkk': recordOf(
      'tenYearMeanDkk with the battery − tenYearMeanDkk without',
      { ...withAndWithout, addedPriceDkk: verdict.battery.addedPriceDkk },
      rulesOrigin(6),
    ),
    'verdict.battery.addedPaybackYears': recordOf(
      'paybackYears with the battery − paybackYears without',
      { ...withAndWithout, addedPriceDkk: verdict.battery.addedPriceDkk },
      rulesOrigin(6),
    ),
    'ownOffer.priceDkk': recordOf('as given', theirs, visitorOrigin(basis)),
    'ownOffer.priceDifferenceDkk': recordOf('priceDkk − totalPrice', theirs, list),
    'ownOffer.paybackYears': recordOf(
      'paybackYears of our system and yield, on their price',
      theirs,
      rulesOrigin(6),
    ),
    'ownOffer.npvDkk': recordOf(
      'npvDkk of our system and yield, on their price',
      { ...theirs, discountRatePercent },
      rulesOrigin(6),
    ),
  };
}
