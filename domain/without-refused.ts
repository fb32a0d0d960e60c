import type { CalculatorState } from './calculator-state.ts';
import type { FieldError } from './field-error.ts';

type Answers = Partial<CalculatorState>;

export type Accepted = {
  /** What is left: nothing in it is refused. */
  readonly state: Answers;
  /** What was dropped, and why. */
  readonly errors: readonly FieldError[];
};

/**
 * A state without what is refused in it. What is left is checked again: one field may hide a fault
 * of another, or need one that was dropped.
 * @param refusedIn what can't be calculated in a state, by its fields
 */
export function withoutRefused(
  given: Answers,
  refusedIn: (state: Answers) => readonly FieldError[],
): Accepted {
  let state = given;
  const errors: FieldError[] = [];
  for (let refused = refusedIn(state); refused.length > 0; refused = refusedIn(state)) {
    const found = refused.map(asDropped);
    const wrong = new Set(found.map(causeOf));
    const kept = Object.entries(state).filter(([name]) => !wrong.has(name));
    // Without dropping a field it would be refused forever.
    if (kept.length === Object.keys(state).length) throw new RangeError(JSON.stringify(refused));
    state = Object.fromEntries(kept) as Answers;
    errors.push(...found);
  }
  return { state, errors };
}

/** Only a roof that is to be filled needs a figure that was not given: its area. */
function asDropped(error: FieldError): FieldError {
  return error.code === 'required' ? { ...error, code: 'no-roof-area' } : error;
}

/** The field that has to go; if an area is missing, the wish that needs it. */
function causeOf({ field, code }: FieldError): string {
  return code === 'no-roof-area' ? 'sizing' : (field.split('.', 1)[0] ?? '');
}
