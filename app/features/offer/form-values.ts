import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { textIn } from '../../../domain/posted-form.ts';

/** What stands in the form, exactly as typed. */
export type OfferFormValues = {
  readonly name: string;
  readonly preferredContactMethod: string;
  readonly email: string;
  readonly phone: string;
  readonly preferredContactTime: string;
  readonly notes: string;
  /** The version of the words that are said yes to. */
  readonly consent: string;
};

export const EMPTY_FORM: OfferFormValues = {
  name: '',
  preferredContactMethod: 'email',
  email: '',
  phone: '',
  preferredContactTime: 'any',
  notes: '',
  consent: '',
};

/** The form's fields, in the order in which they stand on the page. */
export const OFFER_FIELDS = [
  'name',
  'preferredContactMethod',
  'email',
  'phone',
  'preferredContactTime',
  'notes',
  'consent',
] as const satisfies readonly (keyof OfferFormValues)[];
export type OfferField = (typeof OFFER_FIELDS)[number];

export function fieldId(field: OfferField): string {
  return `offer-${field}`;
}

export function readForm(form: FormData): OfferFormValues {
  return {
    name: textIn(form, 'name'),
    preferredContactMethod: textIn(form, 'preferredContactMethod'),
    email: textIn(form, 'email'),
    phone: textIn(form, 'phone'),
    preferredContactTime: textIn(form, 'preferredContactTime'),
    notes: textIn(form, 'notes'),
    consent: textIn(form, 'consent'),
  };
}

/**
 * The request that the form stands for. Only the chosen channel's details go along: the consent names
 * one channel, and what was typed under the other is hidden and must not be stored or stop the request.
 */
export function requestInput(
  values: OfferFormValues,
  { idempotencyKey, state }: { readonly idempotencyKey: string; readonly state: CalculatorState },
) {
  const byPhone = values.preferredContactMethod === 'phone';
  const { name, preferredContactMethod, notes, consent } = values;
  return {
    idempotencyKey,
    state,
    name,
    preferredContactMethod,
    email: byPhone ? '' : values.email,
    phone: byPhone ? values.phone : '',
    preferredContactTime: byPhone ? values.preferredContactTime : 'any',
    notes,
    consent,
  };
}
