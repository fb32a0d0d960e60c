/** Peak hours of Tariff model 3.0, Danish local time: from the first, up to the second [h]. */
export const PEAK_HOURS = { from: 17, to: 21 } as const;
