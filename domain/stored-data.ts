import type * as z from 'zod/mini';
import { calculatorDataSchema, type CalculatorData } from './calculator-data.ts';
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

/** None yet, as for a state (stored-state.ts). */
const UPGRADES: Upgrades = [];

const shapes: Readonly<Record<string, z.ZodMiniType>> = calculatorDataSchema.shape;

/** What a user last entered as it is stored, with its format. */
export const storedData = (data: CalculatorData) => ({ ...data, format: formatOf(UPGRADES) });

/** What a user last entered, of any format. A field that can't be read takes no other with it. */
export function readData(stored: unknown): Read<CalculatorData> {
  const fields = fieldsIn(stored, UPGRADES);
  if (fields === null) return UNREADABLE;
  const known = Object.entries(onlyNamed(fields, shapes));
  const readable: unknown = Object.fromEntries(
    known.filter(([name, value]) => isOfKind(shapes[name]!, value)),
  );
  return isOfKind(calculatorDataSchema, readable) ? ok(readable) : UNREADABLE;
}
