import { useEffect, type RefObject } from 'react';
import type { SignInAnswer } from './sign-in-view.ts';

/** After a refused form the field has the focus with its text selected: typing replaces it. */
export function useFocusOnError(
  field: RefObject<HTMLInputElement | null>,
  answer: SignInAnswer | undefined,
): void {
  useEffect(() => {
    if (answer === undefined) return;
    field.current?.focus();
    field.current?.select();
  }, [field, answer]);
}
