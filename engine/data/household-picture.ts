/** A Danish household's use without heating, hot water and car, by its house and its people [kWh/yr]. */
export const HOUSEHOLD_PICTURE = { baseKwh: 530, perM2Kwh: 12, perPersonKwh: 690 } as const;
