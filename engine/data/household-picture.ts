/** A Danish household's use without heating, hot water and car, by its house and its people [kWh/yr]. */
export const HOUSEHOLD_PICTURE = { baseKwh: 530, perM2Kwh: 12, perPersonKwh: 690 } as const;

/** Apart from the figures, so that a page need not carry the words. */
export const HOUSEHOLD_PICTURE_SOURCE = {
  unit: 'kWh/yr, kWh/yr per m² of house, kWh/yr per person',
  source:
    'Gram-Hanssen 2005, Danish Building Research Institute: fitted to Danish households. Appliances and light have become thriftier since, so it lies about a tenth above newer means (4,500 kWh for four people in 150 m²)',
  validFrom: '2005-01-01',
  basis: 'published',
} as const;
