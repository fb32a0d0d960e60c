import { m } from '../../../../messages/compiled/messages.js';
import { valueIn } from '../form/field-in-state.ts';
import type { Calculator } from '../use-calculator.ts';

export type InputProps = { readonly calculator: Calculator };

/** What an input's drawing stands on. */
export const calculated = ({ calculator }: InputProps) => calculator.run;

/** «Vores gæt – ret» at a field that the visitor has not touched. */
export function guessHint({ given }: Calculator, name: string): string | undefined {
  return valueIn(given, name) === undefined ? m.calculator_guess() : undefined;
}
