/**
 * The calculator's place until the visitor names one: the centre of the largest town in Jutland.
 */
export const START_PLACE = {
  lat: 56.157,
  lon: 10.211,
  postcode: '8000',
  name: 'Aarhus',
} as const;
