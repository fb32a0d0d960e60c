/** The place is asked for in one field, whatever part of it was wrong. */
const PLACE = ['q', 'lat', 'lon', 'address', 'postcode'];

/** Id of the calculator's control that a field is given in, to which every summary of errors leads. */
export function inputId(field: string): string {
  return `input-${PLACE.includes(field) ? 'address' : field}`;
}
