import { m } from '../../../../messages/compiled/messages.js';
import { valueIn } from '../form/field-in-state.ts';
import type { Calculator } from '../use-calculator.ts';

export type InputProps = { readonly calculator: Calculator };

/** What an input's drawing stands on. */
export const calculated = ({ calculator }: InputProps) => calculator.run;

/** «Vores gæt – ret» at a field that the visitor has not touched, «Fra BBR – ret» where the register says the same. */
export function guessHint({ given, told }: Calculator, name: string): string | undefined {
  const value = valueIn(given, name);
  if (value === undefined) return m.calculator_guess();
  return told?.values[name] === value ? told.mark : undefined;
}
