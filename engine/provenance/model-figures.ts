import { CO2_FALL_PERCENT_PER_YEAR, CO2_G_PER_KWH } from '../data/co2.ts';
import type { AssumptionRecord } from '../data/assumption-record.ts';
import { MODEL_UNCERTAINTY } from '../data/climate.ts';
import { CO2_SOURCE } from '../data/sources.ts';
import { SHARE_OF_BEST } from '../battery/price-driven.ts';
import { REPLACE_BELOW_CAPACITY } from '../economy/battery-life.ts';
import { YEARS } from '../economy/cash-flow.ts';
import { HEADLINE_YEARS } from '../economy/economy.ts';
import { SHADING_HORIZON_DEG } from '../pv/horizon.ts';
import { MIN_AC_PER_DC } from '../pv/inverter-choice.ts';
import { HEAT_LOSS } from '../pv/module-temperature.ts';
import { ROOF_EDGE_M } from '../pv/panel-layout.ts';
import { ALBEDO } from '../pv/plane-of-array.ts';
import { SPECTRAL_GAIN } from '../pv/plane-year.ts';
import { REFLECTION_A_R } from '../pv/reflection.ts';

type ModelFigure = AssumptionRecord<string, number>;

const PVGIS = { validFrom: '2024-01-01', basis: 'published' } as const;
const FORESIGHT = { validFrom: '2026-11-28', basis: 'published' } as const;
const RULES = { validFrom: '2026-11-01', basis: 'assumption' } as const;

/** Constants inside the model, as a page lists them: the value that the sums use, with its source and date. */
export const MODEL_FIGURES = {
  albedo: {
    key: 'albedo',
    value: ALBEDO,
    unit: 'share of the light',
    source: 'PVGIS 5.3: usual ground',
    ...PVGIS,
  },
  shadingSome: {
    key: 'shadingSome',
    value: SHADING_HORIZON_DEG.some,
    unit: '°',
    source: 'Our own choice: a neighbour’s ridge 4 m above the panels at 23 m',
    ...RULES,
  },
  shadingMuch: {
    key: 'shadingMuch',
    value: SHADING_HORIZON_DEG.much,
    unit: '°',
    source: 'Our own choice: the same ridge at 11 m, or a 10 m tree at 27 m',
    ...RULES,
  },
  reflection: {
    key: 'reflection',
    value: REFLECTION_A_R,
    unit: '-',
    source: 'Martin & Ruiz 2001 and PVGIS 5.3: glass with some dust',
    ...PVGIS,
  },
  heatLossBuilding: {
    key: 'heatLossBuilding',
    value: HEAT_LOSS.building.base,
    unit: 'W/m²K',
    source: 'Faiman 2008, coefficients of PVGIS 5.3',
    ...PVGIS,
  },
  heatLossVentilated: {
    key: 'heatLossVentilated',
    value: HEAT_LOSS.ventilated.base,
    unit: 'W/m²K',
    source: 'Our own choice between PVsyst’s and Sandia’s sets (King et al. 2004)',
    ...RULES,
  },
  heatLossFree: {
    key: 'heatLossFree',
    value: HEAT_LOSS.free.base,
    unit: 'W/m²K',
    source: 'Koehl et al. 2011, as in PVGIS 5.3',
    ...PVGIS,
  },
  spectralGain: {
    key: 'spectralGain',
    value: SPECTRAL_GAIN,
    unit: 'factor',
    source: 'PVGIS 5.3 at Aarhus',
    ...PVGIS,
  },
  inverterRatio: {
    key: 'inverterRatio',
    value: MIN_AC_PER_DC,
    unit: 'kW/kWp',
    source: 'Solrig calculation rules, section 2',
    ...RULES,
  },
  roofEdge: {
    key: 'roofEdge',
    value: ROOF_EDGE_M,
    unit: 'm',
    source: 'Solrig calculation rules, section 2',
    ...RULES,
  },
  priceDrivenTogether: {
    key: 'priceDrivenTogether',
    value: SHARE_OF_BEST.together,
    unit: 'share of the best',
    source:
      'Our own test: six homes, two price zones, two years and three batteries; the best as a mixed-integer programme finds it',
    ...FORESIGHT,
  },
  priceDrivenWorst: {
    key: 'priceDrivenWorst',
    value: SHARE_OF_BEST.worst,
    unit: 'share of the best',
    source: 'The worst of the same cases',
    ...FORESIGHT,
  },
  batteryReplacement: {
    key: 'batteryReplacement',
    value: REPLACE_BELOW_CAPACITY,
    unit: 'share of the capacity',
    source: 'Solrig calculation rules, section 6',
    ...RULES,
  },
  years: {
    key: 'years',
    value: YEARS,
    unit: 'yr',
    source: 'Solrig calculation rules, section 6',
    ...RULES,
  },
  headlineYears: {
    key: 'headlineYears',
    value: HEADLINE_YEARS,
    unit: 'yr',
    source: 'Solrig calculation rules, section 6',
    ...RULES,
  },
  uncertaintyPvgis: {
    key: 'uncertaintyPvgis',
    value: MODEL_UNCERTAINTY.pvgis,
    unit: 'share of the annual yield',
    source: 'Solrig calculation rules, section 1',
    ...RULES,
  },
  uncertaintyBuiltin: {
    key: 'uncertaintyBuiltin',
    value: MODEL_UNCERTAINTY.builtin,
    unit: 'share of the annual yield',
    source: 'Solrig calculation rules, section 1',
    ...RULES,
  },
  co2West: {
    key: 'co2West',
    value: CO2_G_PER_KWH.DK1,
    unit: 'g/kWh',
    ...CO2_SOURCE,
    basis: 'assumption',
  },
  co2East: {
    key: 'co2East',
    value: CO2_G_PER_KWH.DK2,
    unit: 'g/kWh',
    ...CO2_SOURCE,
    basis: 'assumption',
  },
  co2Fall: {
    key: 'co2Fall',
    value: CO2_FALL_PERCENT_PER_YEAR,
    unit: '%/yr',
    ...CO2_SOURCE,
    basis: 'assumption',
  },
} as const satisfies Readonly<Record<string, ModelFigure>>;
