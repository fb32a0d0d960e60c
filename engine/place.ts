/** A place in WGS84 degrees, north and east positive. */
export type Place = { readonly lat: number; readonly lon: number };

export type PriceZone = 'DK1' | 'DK2';
