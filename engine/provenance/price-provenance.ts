import { VAT_PERCENT } from '../data/national-charges.ts';
import {
  priceListOrigin,
  recordOf,
  rulesOrigin,
  type ProvenanceBasis,
  type ProvenanceRecords,
} from './origins.ts';

/** The system's price and its lines, and another firm's beside it. */
export function priceProvenance(basis: ProvenanceBasis): ProvenanceRecords {
  const { figures, input, context } = basis;
  const { price, system } = figures;
  const list = priceListOrigin(basis);
  const asked = {
    numberOfPanels: system.numberOfPanels,
    panelManufacturer: system.panelManufacturer,
    inverterModelId: system.inverterModelId,
    roofType: input.roofType,
    buildingType: input.buildingType,
    cableLengthToRoof: input.cableLengthToRoof,
    electricalBoardOld: String(input.electricalBoardOld),
    postcode: input.postcode,
  };
  return {
    'price.lines[].quantity': recordOf(
      'panels and mounting: numberOfPanels; battery: units; cable: metres beyond those included; work: 1 job; adjustment: percent or 1 job',
      asked,
      rulesOrigin(5),
    ),
    'price.lines[].unitPrice': recordOf(
      'sales price of one unit by the price list; of a percent line one percent of what stands so far',
      asked,
      list,
    ),
    'price.lines[].total': recordOf(
      'quantity · unitPrice, rounded once to a whole øre, half away from 0',
      asked,
      list,
    ),
    'price.totalExVat': recordOf('Σ lines[].total', { lines: price.lines.length }, list),
    'price.vat': recordOf(
      'totalExVat · VAT, rounded to a whole øre',
      { totalExVat: price.totalExVat, vatPercent: context.priceList.vatPercent },
      { source: VAT_PERCENT.source, date: VAT_PERCENT.validFrom },
    ),
    'price.totalPrice': recordOf(
      'totalExVat + vat',
      { totalExVat: price.totalExVat, vat: price.vat },
      list,
    ),
  };
}
