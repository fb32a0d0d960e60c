import {
  catalogueOrigin,
  recordOf,
  rulesOrigin,
  type ProvenanceBasis,
  type ProvenanceRecords,
} from './origins.ts';

/** What is put on the roof. */
export function systemProvenance(basis: ProvenanceBasis): ProvenanceRecords {
  const { input, figures } = basis;
  const { system } = figures;
  const catalogue = catalogueOrigin(basis);
  const rules = rulesOrigin(2);
  const panel = { panelManufacturer: system.panelManufacturer };
  return {
    'system.numberOfPanels': recordOf(
      'calculatedNumberOfPanels, or round(peakPower · 1000 / panelPeakPowerW), or what fits; at most what the roof and the inverters bear',
      {
        calculatedNumberOfPanels: input.calculatedNumberOfPanels,
        peakPower: input.peakPower,
        sizing: input.sizing,
        roofSurfaceArea: input.roofSurfaceArea,
        limitedBy: system.limitedBy,
      },
      rules,
    ),
    'system.panelPeakPowerW': recordOf('of the panel’s model', panel, catalogue),
    'system.panelAreaM2': recordOf('x · y, rounded to 3 decimals', panel, catalogue),
    'system.peakPower': recordOf(
      'numberOfPanels · panelPeakPowerW / 1000',
      { numberOfPanels: system.numberOfPanels, panelPeakPowerW: system.panelPeakPowerW },
      rules,
    ),
    'system.roofAreaUsedM2': recordOf(
      'numberOfPanels · panelAreaM2',
      { numberOfPanels: system.numberOfPanels, panelAreaM2: system.panelAreaM2 },
      rules,
    ),
    'system.batteryUsableKwh': recordOf(
      'Σ models (units · usable capacity of one unit)',
      { batteryCapacityKwh: input.batteryCapacityKwh, batteryStrategy: input.batteryStrategy },
      catalogue,
    ),
    'system.batteryUnitCounts[]': recordOf(
      'as given, or round(batteryCapacityKwh / usable capacity of one unit), at least 1, at most the model’s limit',
      { batteryCapacityKwh: input.batteryCapacityKwh },
      catalogue,
    ),
  };
}
