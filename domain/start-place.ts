/** Where the calculator starts until the visitor names a place: the middle of the largest town in Jutland. */
export const START_PLACE = {
  lat: 56.157,
  lon: 10.211,
  postcode: '8000',
  name: 'Aarhus',
} as const;
