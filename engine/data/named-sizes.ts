// What the yield does not get right or leaves out, with its size. tests/truth/named-sizes.test.ts measures each anew.

/**
 * The typical year's light on a tilted roof against DTU Lyngby's measured year, months made as bright as each other [%]:
 * too much towards the south, too little towards the north.
 */
export const LIGHT_LEAN_PERCENT = {
  southRoof: 1.3,
  southWall: 1.5,
  northRoof: -3.8,
  northWall: -4.7,
} as const;

/**
 * What rows on a flat roof take from each other in a year at the usual tilt and distance [%]: were the shade spread evenly over
 * the panel, and were the whole panel to give what its lowest part gets. Neither is taken off.
 */
export const ROW_SHADE_PERCENT = { even: 1.1, lowest: 3.7 } as const;

/** What a kWh of a roof's sun earned of the mean price in DK1: Energi Data Service, weighted by a clear 35° south day. */
export const SOLAR_SHARE = {
  before: { year: 2023, share: 0.785 },
  after: { year: 2026, share: 0.591 },
} as const;

/**
 * Scenario of a capture rate that goes on falling: by so much every year [%/yr], beside 9 % a year between the two above and no
 * fall in the last of them. Our own choice, from 2026.
 */
export const FALLING_SHARE_PERCENT = 3;

/** By how many years it puts off the payback of the usual home, 6 kWp and 4,500 kWh, and of it with 10 kWh of battery. */
export const FALLING_SHARE_YEARS = { without: 1.5, battery: 0.3 } as const;

/** What snow takes of a year in Aarhus at 35° to the south [%]; taken off where our own sun is used, not from PVGIS's months. */
export const SNOW_PERCENT = 0.34;

/** What a ventilated roof gives more than an integrated one, and a rack in the open [%]: 35° to the south in Aarhus. */
export const COOLER_MOUNTING_PERCENT = { ventilated: 1.3, free: 3 } as const;
