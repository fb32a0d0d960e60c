import { getLocale } from '../../../../messages/compiled/runtime.js';
import { m } from '../../../../messages/compiled/messages.js';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import type { Calculator } from '../use-calculator.ts';

export type InputProps = { readonly calculator: Calculator };

/** «Vores gæt – ret» at a field that the visitor has not touched. */
export function guessHint({ given }: Calculator, field: keyof CalculatorState): string | undefined {
  return given[field] === undefined ? m.calculator_guess() : undefined;
}

function decimalMark(): ',' | '.' {
  return getLocale() === 'da' ? ',' : '.';
}

function outOfRange(least: string, most: string): string {
  return m.calculator_out_of_range({ least, most });
}

/** What every number field says about a figure it can't take. */
export function numberWords() {
  return { decimal: decimalMark(), outOfRange, notANumber: m.calculator_not_a_number() };
}
