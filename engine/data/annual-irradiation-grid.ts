// Annual global horizontal irradiation, mean 2001–2010, on a 0.1° grid.
// Unit: kWh/m² a year. Source: DMI, map of annual global irradiation 2001–2010 (bands of 14 kWh/m², so ±7), read by colour;
// valid from 2010, read 2026-11-20. Bornholm's placement is approximate.
// Left out: 28 cells at 56.9–57.8° N, 14.3–14.6° E, which are the map's own colour key, not land.
// Form: one string per row of latitude from south to north; a letter is a cell (A = 1006, then steps of 2 kWh/m²),
// a number skips that many cells eastwards. Rounding to 2 adds at most 1 to the map's own ±7.

export const GRID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** South-west cell's centre and the step between centres [°]. */
export const GRID_SOUTH_LAT = 54.6;
export const GRID_WEST_LON = 8.2;
export const GRID_STEP_DEG = 0.1;

/** Irradiation of letter A, and of one letter's step [kWh/m²]. */
export const GRID_BASE_KWH_M2 = 1006;
export const GRID_LETTER_KWH_M2 = 2;

export const ANNUAL_IRRADIATION_ROWS: readonly string[] = [
  '33qq2qq',
  '25jj2jjjjjjnqqq',
  '11BIII1W5djjjj1jjjcejjjnoqqq',
  '6KIIHBBIIIPWWWW1ccehccj1jjjjj1qkjmqqp',
  '5PNIIIIIIIPTWWc1cccdcijjj4jj1jkjjjjij23xx',
  '4PPPJIIIIINV4cccccccjjj6jjiccc23xxxxxx',
  '4PPPKIIIIIIPVW1cWacccccjj2jjjjjecWWXW23xxxxx',
  '3PPPOIIIIIIIPW1bWWWcccccjj2jjccccbWWWWWW22x',
  '2PPPOIEBBBBIIMVWWWWWccccij3icccZWWWWPVWW',
  'PPPPIIBBBBBBIIOWWWWWWXccedj2jccccWWWWWWW',
  'PIIIIBBBBBBGIIIIPW2ccdfjj3jccccccWWWWUPPPQWW',
  '1MIFBBBBBBBBIIIIKOVW7jjjfccccccWWPPPPPVW',
  '1PIFBBBBBBBBBIIIIIJW4ll5jjcccccWPPNKPP',
  'PPJIBBBBBBBBBBHIIIIKUc2jj3jj2ecc1XWPLIIP',
  'P1OGBBBBBBBBBBBHIIIIRc2j6jj3ccWPPIKP',
  'WPIBBBBBBBBBBBBEIIIIQa1hi14UQPPT',
  'UOIBBBBBBBBBBBBIIIIIPQcccjj',
  'UNIBBBBBBBBBBBBHIIIPPPPPPSbd',
  'VPIBBBBBBBBBBBBBIIIIPPPPPPWc',
  'WPNIIIIIHIIIBBBBHIIINPPTUWYc',
  'cYUVWTPPONKIIIIIIIIIPSb',
  '1fcccccWWPPPPPPPIIIPPXc10jj',
  '1jjjjjgecYQPPPPPPPPPWc',
  '2jjjjjjjcWRPPPPPPPWWc',
  '3jjjjjgccWWWWWWWWWWej',
  '4jjjjiccaWWWcccccccg',
  '13dcccccccccj4j',
  '14gcccccccck3njq',
  '15jdcccccdn',
  '16jjdcccpq',
  '17qqqqqq',
  '22qq',
];
