import type { AssumptionRecord } from './assumption-record.ts';
import { CRAFTSMAN_DEDUCTION, CRAFTSMAN_VALUE_SHARE } from './craftsman-deduction.ts';
import { METER_HALF_ON_KWH, PROFILE_HALF_ON_KWH, USE_BASE_SHARE } from './within-hour.ts';

type FixedFigure = AssumptionRecord<string, number>;

// Figures that the visitor does not edit but that a page lists beside the editable assumptions.

export const EXPORT_TAX_ALLOWANCE: FixedFigure = {
  key: 'exportTaxAllowanceDkk',
  value: 7000,
  unit: 'DKK/yr per owner',
  source: 'Danish income tax on own electricity production, the simplified scheme',
  validFrom: '2026-01-01',
  basis: 'law',
};

export const EXPORT_TAXED_SHARE: FixedFigure = {
  key: 'exportTaxedShare',
  value: 0.6,
  unit: 'share of the income above the allowance',
  source: 'Danish income tax on own electricity production, the simplified scheme',
  validFrom: '2026-01-01',
  basis: 'law',
};

export const NET_PRICE_INDEX_PERCENT: FixedFigure = {
  key: 'netPriceIndexPercent',
  value: 2,
  unit: '%/yr, of the index that the electricity tax follows, from 2025',
  source: 'Our own choice: what the European Central Bank aims at; 2024 to 2025 it was 4 %',
  validFrom: '2026-11-01',
  basis: 'assumption',
};

export const INTERANNUAL_SD: FixedFigure = {
  key: 'interannualSd',
  value: 0.042,
  unit: 'share of the annual yield, one standard deviation',
  source: 'PVGIS 5.3 (SARAH3, 2005–2023) at Aarhus',
  validFrom: '2023-12-31',
  basis: 'published',
};

export const HEAT_PUMP_KWH: FixedFigure = {
  key: 'heatPumpAnnualKwh',
  value: 5500,
  unit: 'kWh/yr',
  source:
    'The Danish standard house of 130 m² with 18.1 MWh of heat a year, at a seasonal factor of 3.3; not re-checked',
  validFrom: '2026-11-01',
  basis: 'assumption',
};

export const HEAT_PUMP_HOT_WATER_SHARE: FixedFigure = {
  key: 'heatPumpHotWaterShare',
  value: 0.2,
  unit: 'share of the yearly use, even over the year',
  source: 'Our own choice: hot water of a family in a house of 130 m²',
  validFrom: '2026-11-01',
  basis: 'assumption',
};

export const HEATING_BASE_C: FixedFigure = {
  key: 'heatingBaseC',
  value: 17,
  unit: '°C outdoors, no heat is needed above it',
  source: 'Danish degree-day convention (base 17 °C)',
  validFrom: '2026-11-01',
  basis: 'published',
};

export const CAR_KWH_PER_KM: FixedFigure = {
  key: 'carKwhPerKm',
  value: 0.19,
  unit: 'kWh/km from the socket',
  source: 'Our own choice: 0.17 kWh/km at the wheels and about 10 % charging loss',
  validFrom: '2026-11-01',
  basis: 'assumption',
};

export const CAR_CHARGER_KW: FixedFigure = {
  key: 'carChargerKw',
  value: 11,
  unit: 'kW',
  source: 'Three-phase 16 A, the usual home charger',
  validFrom: '2026-11-01',
  basis: 'assumption',
};

export const MINIMUM_ANNUAL_KWH: FixedFigure = {
  key: 'minimumAnnualKwh',
  value: 500,
  unit: 'kWh/yr',
  source:
    'Our own choice: a refrigerator, ventilation and standby; used where the spending does not cover more',
  validFrom: '2026-11-01',
  basis: 'assumption',
};

export const FIXED_FIGURES: readonly FixedFigure[] = [
  CRAFTSMAN_DEDUCTION,
  CRAFTSMAN_VALUE_SHARE,
  EXPORT_TAX_ALLOWANCE,
  EXPORT_TAXED_SHARE,
  NET_PRICE_INDEX_PERCENT,
  INTERANNUAL_SD,
  HEAT_PUMP_KWH,
  HEAT_PUMP_HOT_WATER_SHARE,
  HEATING_BASE_C,
  CAR_KWH_PER_KM,
  CAR_CHARGER_KW,
  MINIMUM_ANNUAL_KWH,
  USE_BASE_SHARE,
  PROFILE_HALF_ON_KWH,
  METER_HALF_ON_KWH,
];
