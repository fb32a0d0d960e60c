import { calculatorStateSchema, type CalculatorState } from './calculator-state.ts';
import { ok } from './result.ts';
import {
  fieldsIn,
  formatOf,
  isOfKind,
  onlyNamed,
  UNREADABLE,
  type Read,
  type Upgrades,
} from './stored-value.ts';

/**
 * None yet: fields have only been added, and those that an older row lacks have the calculator's defaults. A field
 * that is renamed, or means something else, needs one, and a sample in tests/fixtures/stored/.
 */
const UPGRADES: Upgrades = [];

/** A state as it is stored, with its format. */
export const storedState = (state: CalculatorState) => ({ ...state, format: formatOf(UPGRADES) });

/** The calculator's state of a report or a request, of any format. */
export function readState(stored: unknown): Read<CalculatorState> {
  const fields = fieldsIn(stored, UPGRADES);
  if (fields === null) return UNREADABLE;
  const known = onlyNamed(fields, calculatorStateSchema.shape);
  return isOfKind(calculatorStateSchema, known) ? ok(known) : UNREADABLE;
}
