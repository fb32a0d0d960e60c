import { HOUSEHOLD_PICTURE } from '../data/household-picture.ts';
import { HOUSEHOLD_PICTURE_SOURCE } from '../data/sources.ts';
import type { EnergyMonth, Provenance } from '../estimate-figures.ts';
import {
  electricityOrigin,
  hoursOrigin,
  recordOf,
  rulesOrigin,
  useOrigin,
  visitorOrigin,
  type ProvenanceBasis,
  type ProvenanceRecords,
} from './origins.ts';

const SHARED = {
  consumptionKwh: 'Σ hours of (household + heat pump + electric car)',
  productionKwh: 'Σ hours of the yield after the inverter’s limit, less curtailed',
  directKwh: 'Σ hours min(production, use)',
  batteryInKwh: 'Σ hours of sun put into the battery, before its loss',
  gridToBatteryKwh: 'Σ hours of grid electricity put into the battery, or drawn by it at rest',
  batteryOutKwh: 'Σ hours of electricity from the battery to the home',
  exportedKwh: 'Σ hours of (production − direct − batteryIn)',
  importedKwh: 'Σ hours of (use − direct − batteryOut + gridToBattery)',
} as const satisfies Record<keyof EnergyMonth, string>;

/** Where the electricity goes, hour by hour. */
export function energyProvenance(basis: ProvenanceBasis): ProvenanceRecords {
  const { figures, input } = basis;
  const { energy, system } = figures;
  const hours = hoursOrigin(basis);
  const dispatch = {
    batteryStrategy: system.batteryUsableKwh > 0 ? input.batteryStrategy : 'none',
    batteryUsableKwh: system.batteryUsableKwh,
    batteryRoundTripEfficiency: input.assumptions.batteryRoundTripEfficiency,
    stopExportAtNegativePrice: String(input.assumptions.stopExportAtNegativePrice),
  };
  const records: Record<string, ProvenanceRecords[string]> = {};
  for (const [name, formula] of Object.entries(SHARED)) {
    records[`energy.${name}`] = recordOf(formula, dispatch, hours);
    records[`energy.monthly[].${name}`] = recordOf(
      `${formula}, over the month in Danish time`,
      dispatch,
      hours,
    );
  }
  const use = {
    averageMonthlySpendingDKK: input.averageMonthlySpendingDKK,
    annualConsumptionKwh: input.annualConsumptionKwh,
    houseAreaM2: input.household?.houseAreaM2 ?? null,
    people: input.household?.people ?? null,
    gridCompany: input.gridCompany,
    heatPump: String(input.heatPump),
    electricCarKmPerYear: input.electricCarKmPerYear,
    chargingPlan: input.chargingPlan,
  };
  return {
    ...records,
    'energy.consumptionKwh': consumptionRecord(basis, use),
    'energy.monthly[].consumptionKwh': recordOf(
      'household by month, day type and hour; heat pump by degree hours below 17 °C; car by its kilometres; Danish time',
      use,
      useOrigin,
    ),
    'energy.curtailedKwh': recordOf(
      'Σ hours of surplus while the export price is below 0 and export is stopped',
      dispatch,
      electricityOrigin(basis),
    ),
    'energy.batteryLossKwh': recordOf(
      'batteryIn + gridToBattery − batteryOut',
      {
        batteryInKwh: energy.batteryInKwh,
        gridToBatteryKwh: energy.gridToBatteryKwh,
        batteryOutKwh: energy.batteryOutKwh,
      },
      rulesOrigin(3),
    ),
    'energy.selfConsumptionShare': recordOf(
      '(directKwh + batteryInKwh) / productionKwh',
      {
        directKwh: energy.directKwh,
        batteryInKwh: energy.batteryInKwh,
        productionKwh: energy.productionKwh,
      },
      rulesOrigin(3),
    ),
    'energy.selfSufficiencyShare': recordOf(
      'max(0, (directKwh + batteryOutKwh − gridToBatteryKwh) / consumptionKwh)',
      {
        directKwh: energy.directKwh,
        batteryOutKwh: energy.batteryOutKwh,
        gridToBatteryKwh: energy.gridToBatteryKwh,
        consumptionKwh: energy.consumptionKwh,
      },
      rulesOrigin(3),
    ),
  };
}

/** The household's use by the first that is known, as in load/home-load.ts; heat pump and car on top. */
function consumptionRecord(basis: ProvenanceBasis, use: Provenance['inputs']): Provenance {
  const { input, context } = basis;
  const { today } = basis.figures;
  if (today !== null && (context.meterLoadKwh !== undefined || input.household === null)) {
    return recordOf(
      'what is bought beside the standing panels, by the meter, annualConsumptionKwh or the bill, + what they give directly, + heat pump + electric car',
      { ...use, directKwh: today.directKwh, importedKwh: today.importedKwh },
      useOrigin,
    );
  }
  if (context.meterLoadKwh !== undefined) {
    const source = 'The home’s own meter file, mapped onto the typical year by weekday';
    return recordOf('Σ hours of the meter + heat pump + electric car', use, {
      ...visitorOrigin(basis),
      source,
    });
  }
  if (input.annualConsumptionKwh !== null) {
    return recordOf('annualConsumptionKwh + heat pump + electric car', use, useOrigin);
  }
  if (input.household !== null) {
    const { baseKwh, perM2Kwh, perPersonKwh } = HOUSEHOLD_PICTURE;
    const { source, validFrom } = HOUSEHOLD_PICTURE_SOURCE;
    return recordOf(
      `${baseKwh} + ${perM2Kwh} · houseAreaM2 + ${perPersonKwh} · people + heat pump + electric car`,
      use,
      { source, date: validFrom },
    );
  }
  return recordOf(
    'use whose bill is 12 · averageMonthlySpendingDKK with this place’s tariffs and subscriptions',
    use,
    electricityOrigin(basis),
  );
}
