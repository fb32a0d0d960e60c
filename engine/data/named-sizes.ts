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

/** What snow takes of a year in Aarhus at 35° to the south [%]; taken off where our own sun is used, not from PVGIS's months. */
export const SNOW_PERCENT = 0.34;

/** What a ventilated roof gives more than an integrated one, and a rack in the open [%]: 35° to the south in Aarhus. */
export const COOLER_MOUNTING_PERCENT = { ventilated: 1.3, free: 3 } as const;
