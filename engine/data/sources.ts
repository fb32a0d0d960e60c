// Who said the figures of the tables beside, and when. Apart from them, so that a page need not carry the words.

/** Of spot-price-shape.ts. */
export const SPOT_SOURCE = {
  source:
    'EPEX day-ahead prices of DK1 and DK2 (public mirror), EUR at 7.46 DKK, quarter-hours averaged to hours',
  periodFrom: '2025-08-01',
  periodTo: '2026-07-31',
} as const;

/** Of grid-tariffs.ts. */
export const GRID_TARIFF_SOURCE = {
  source:
    'Energi Data Service DatahubPricelist and elpris.dk, read 2026-09-09, and a research note of 2026-10-04',
  readOn: '2026-10-04',
} as const;

/** Of household-load-shape.ts. */
export const HOUSEHOLD_SHAPE_SOURCE = {
  hours:
    'Energinet ConsumptionDE35Hour, DK1 + DK2, 1–30 March 2023, customer codes 121, 122 and 111',
  season:
    'German BDEW H25 household profile with its day-of-year polynomial, monthly energy per day (stand-in: no Danish profile of a full year was found)',
  date: '2023-03-30',
} as const;

/** Of household-picture.ts. */
export const HOUSEHOLD_PICTURE_SOURCE = {
  unit: 'kWh/yr, kWh/yr per m² of house, kWh/yr per person',
  source:
    'Gram-Hanssen 2005, Danish Building Research Institute: fitted to Danish households. Appliances and light have become thriftier since, so it lies about a tenth above newer means (4,500 kWh for four people in 150 m²)',
  validFrom: '2005-01-01',
  basis: 'published',
} as const;

/** Of co2.ts. */
export const CO2_SOURCE = {
  source: 'Solrig calculation rules, section 6; the origin of the zone figures was not re-checked',
  validFrom: '2026-11-01',
} as const;
