import { useEffect, type RefObject } from 'react';
import type { SignInAnswer } from './sign-in-view.ts';

/** After a form that was not taken the field has the focus, all of it marked: typing writes it anew. */
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
