import type { CalculatorState } from './calculator-state.ts';
import { numberText } from './number-text.ts';
import { facesText, horizonText } from './roof-face-text.ts';

// The calculator's state as the query of an address: the names are the fields', those of a group
// are dotted, and unanswered ones are left out. The same address always gives the same result.
// Reading one back needs the schemas and is separate (read-query.ts), so that the page does not
// load them.

/** Fields that are groups of fields. */
const GROUPS = ['assumptions', 'household', 'ownOffer', 'standing'] as const;
/** Degrees are never grouped: 55.676 is a latitude, not 55,676. */
export const POSITION: ReadonlySet<string> = new Set(['lat', 'lon']);

/** A state, or a part of one. */
type Given = { readonly [Name in keyof CalculatorState]?: CalculatorState[Name] | undefined };

/** The query for the given answers, in the order of the fields' names. */
export function toQuery(state: Given): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of Object.keys(state).sort()) {
    const value = state[key as keyof CalculatorState];
    if (value === undefined || value === null) continue;
    if (isGroup(key)) {
      for (const [name, given] of Object.entries(state[key] ?? {})) {
        if (given !== undefined && given !== null) query.set(`${key}.${name}`, textOf(given));
      }
    } else if (key === 'roofFaces') {
      query.set(key, facesText(state.roofFaces ?? []));
    } else if (key === 'horizon') {
      query.set(key, horizonText(state.horizon ?? []));
    } else if (key === 'batteryUnitCounts') {
      const counts = Object.entries(state.batteryUnitCounts ?? {});
      query.set(key, counts.map(([model, count]) => `${model}:${count}`).join(','));
    } else {
      query.set(key, POSITION.has(key) ? String(value) : textOf(value));
    }
  }
  return query;
}

/** Whether a field is a group of fields. */
export function isGroup(name: string): name is (typeof GROUPS)[number] {
  return GROUPS.some((group) => group === name);
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? numberText(value) : String(value);
}
