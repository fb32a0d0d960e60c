import { isGroup } from '../../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { USUAL_HOUSEHOLD } from '../../../../domain/usual-household.ts';

/** What a state says in a field, which may be one of a group; undefined: nothing. */
export function valueIn(state: Partial<CalculatorState>, name: string): unknown {
  const [first = '', second = ''] = name.split('.');
  if (!isGroup(first)) return state[first as keyof CalculatorState];
  return (state[first] as Readonly<Record<string, unknown>> | null | undefined)?.[second];
}

/** What a group shows of which nothing was said yet: whoever changes a part of it has seen the others. */
const SHOWN_UNSAID: Readonly<Record<string, object>> = { household: USUAL_HOUSEHOLD };

/** The state with a field set; undefined takes back what was said in it. */
export function withValue(state: CalculatorState, name: string, value: unknown): CalculatorState {
  const [first = '', second = ''] = name.split('.');
  if (!isGroup(first)) return { ...state, [first]: value };
  return { ...state, [first]: { ...(state[first] ?? SHOWN_UNSAID[first]), [second]: value } };
}
