import { CALCULATOR_KEY } from '../../../domain/browser-keys.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';

/** Keeps unfinished input in this browser. Where storage is refused, the address alone keeps it. */
export function keepState(given: CalculatorState): void {
  try {
    localStorage.setItem(CALCULATOR_KEY, toQuery(given).toString());
  } catch {
    return;
  }
}

/** What was kept, or null; an entry that no longer fits the schema is dropped field by field. */
export async function keptState(): Promise<CalculatorState | null> {
  try {
    const kept = localStorage.getItem(CALCULATOR_KEY);
    if (kept === null) return null;
    // The schemas are heavy, and only who comes back has something to read.
    const { fromQuery } = await import('../../../domain/read-query.ts');
    const { state } = fromQuery(new URLSearchParams(kept));
    const { lat, lon } = state;
    return lat === undefined || lon === undefined ? null : { ...state, lat, lon };
  } catch {
    return null;
  }
}
