/** The place is entered in one field, whichever part of it is wrong. */
const PLACE = ['q', 'lat', 'lon', 'address', 'postcode'];

/**
 * Id of the control in the calculator where a field is entered, to which every summary of errors
 * links.
 */
export function inputId(field: string): string {
  return `input-${PLACE.includes(field) ? 'address' : field}`;
}
