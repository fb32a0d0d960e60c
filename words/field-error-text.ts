import type { FieldError } from '../domain/field-error.ts';
import { m } from '../messages/compiled/messages.js';
import { shortDecimal } from './format.ts';
import type { Locale } from './locale.ts';
import { numberErrorText } from './number-error-text.ts';

/** Elevations all around, from north clockwise. */
const HORIZON_POINTS = 12;

/** Fields that hold a day: the calculator's day of prices, those of an offer received. */
const DAYS: ReadonlySet<string> = new Set(['quoteDate', 'date', 'validUntil']);

/**
 * What is wrong with a field, in words. Every code names its message, so that a build can drop
 * unused ones.
 */
export function fieldErrorText(error: FieldError, locale: Locale): string {
  const { field, code, limit = 0 } = error;
  const options = { locale };
  // Typed, not chosen, or a number of figures and none itself.
  if (code === 'unknown-value') {
    if (DAYS.has(field.split('.').at(-1) ?? '')) return m.error_date({}, options);
    if (field === 'postcode') return m.error_postcode({}, options);
    if (field === 'roofLayout') return m.error_roof_layout({}, options);
  }
  if (field === 'horizon' && limit === HORIZON_POINTS) return m.error_horizon({}, options);
  const limitText = { limit: shortDecimal(limit, locale, 3) };
  switch (code) {
    case 'required':
      return m.error_required({}, options);
    case 'not-a-number':
    case 'not-whole':
    case 'too-many-decimals':
    case 'doubtful-number':
    case 'other-unit':
      return numberErrorText({ ...error, code }, locale);
    case 'too-small':
      return m.error_too_small(limitText, options);
    case 'too-large':
      return m.error_too_large(limitText, options);
    case 'too-long':
      return m.error_too_long(limitText, options);
    case 'idempotency-key':
      return m.error_idempotency_key({}, options);
    case 'battery-off':
      return m.error_battery_off({}, options);
    case 'unknown-value':
      return m.error_unknown_value({}, options);
    case 'unknown-field':
      return m.error_unknown_field({}, options);
    case 'wrong-type':
      return m.error_wrong_type({}, options);
    case 'outside-denmark':
      return m.error_outside_denmark({}, options);
    case 'at-sea':
      return m.error_at_sea({}, options);
    case 'no-roof-area':
      return m.error_no_roof_area({}, options);
    case 'no-panel-data':
      return m.error_no_panel_data({}, options);
    case 'email':
      return m.error_email({}, options);
    case 'phone':
      return m.error_phone({}, options);
    case 'consent':
      return m.error_consent({}, options);
    case 'no-match':
      return m.error_no_match({}, options);
    case 'several-matches':
      return m.error_several_matches({}, options);
  }
}
