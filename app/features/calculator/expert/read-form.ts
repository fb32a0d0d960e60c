import { unknownTo } from '../../../../domain/estimate-request.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import type { FieldError } from '../../../../domain/field-error.ts';
import { isBlank } from '../../../../domain/number-text.ts';
import { fromQuery } from '../../../../domain/read-query.ts';
import { withoutRefused } from '../../../../domain/without-refused.ts';
import type { EstimateContext } from '../../../../engine/estimate-context.ts';
import type { Locale } from '../../../../words/locale.ts';
import { foldNames, formField, numberIn, parsedIn } from './form-names.ts';

export type ReadForm = {
  /** All that could be read; a wrong figure takes nothing else with it. */
  readonly state: Partial<CalculatorState>;
  /** The same as the calculator's query. */
  readonly query: URLSearchParams;
  /** By the form's names. */
  readonly errors: readonly FieldError[];
};

/** Reads the form, or the address that it makes; the same on the server and in the browser. */
export function readForm(form: URLSearchParams, locale: Locale): ReadForm {
  const query = foldNames(form, locale);
  const { state, errors: found } = fromQuery(query, locale);
  const joined = joinedErrors(form, locale);
  const own = new Set(joined.map(({ field }) => field));
  const errors = [...joined, ...inForm(found, form).filter(({ field }) => !own.has(field))];
  if (errors.length === 0) return { state, query, errors };
  // A group or a list is read whole or not at all: without its wrong figures the rest of it stands.
  const wrong = new Set(errors.map(({ field }) => field));
  const right = new URLSearchParams([...form].filter(([name]) => !wrong.has(name)));
  const kept = foldNames(right, locale);
  return { state: fromQuery(kept, locale).state, query: kept, errors };
}

/** Of the figures that an address joins nobody could tell any more how they were written. */
function joinedErrors(form: URLSearchParams, locale: Locale): readonly FieldError[] {
  return [...form].flatMap(([name, written]) => {
    const takes = /^(face|units)\./.test(name) && !isBlank(written) ? numberIn(name) : undefined;
    const read = takes && parsedIn(name, takes, written, locale);
    return read === undefined || read.ok || read.exact !== undefined
      ? []
      : [{ field: name, ...read.error }];
  });
}

export function inForm(
  errors: readonly FieldError[],
  form: URLSearchParams,
): readonly FieldError[] {
  return errors.map((error) => ({ ...error, field: formField(error.field, form) }));
}

export type CheckedForm = {
  /** What can be calculated; wrong figures are left out of it. */
  readonly state: CalculatorState;
  readonly errors: readonly FieldError[];
};

/** The form as a state that can be calculated, at the given place where it names none. */
export function checkForm(
  form: URLSearchParams,
  context: EstimateContext,
  place: Place,
  locale: Locale,
): CheckedForm {
  const read = readForm(form, locale);
  const accepted = withoutRefused(read.state, (state) => unknownTo(state, context));
  return {
    state: withPlace(accepted.state, place),
    errors: [...read.errors, ...inForm(accepted.errors, form)],
  };
}

export type Place = Pick<CalculatorState, 'lat' | 'lon' | 'postcode'>;

function withPlace(state: Partial<CalculatorState>, place: Place): CalculatorState {
  const { lat, lon } = state;
  return lat !== undefined && lon !== undefined ? { ...state, lat, lon } : { ...state, ...place };
}
