import { NEXT_PARAM, STEP_PARAM } from '../../../domain/sign-in-form.ts';

/** The address of a step, with the page to continue to. */
export function stepAddress(step: 'number' | 'code' | null, next: string | null): string {
  const query = new URLSearchParams();
  if (step !== null) query.set(STEP_PARAM, step);
  if (next !== null) query.set(NEXT_PARAM, next);
  return `?${query}`;
}
