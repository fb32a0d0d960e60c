import { createContext, use } from 'react';

/** A figure of the address that can't be used, with the reason in words. */
export type RefusedField = {
  readonly field: string;
  readonly text: string;
  readonly typed: string;
};

/** What was wrong in the address that led here; every input shows its own. */
export const RefusedFields = createContext<readonly RefusedField[]>([]);

export function useRefused(field: string): RefusedField | undefined {
  return use(RefusedFields).find((refused) => refused.field === field);
}

/** The place is asked for in one field, whatever part of it was wrong. */
const PLACE = ['q', 'lat', 'lon', 'address', 'postcode'];

/** Id of the control that a field is given in, to which the summary of errors leads. */
export function inputId(field: string): string {
  return `input-${PLACE.includes(field) ? 'address' : field}`;
}
