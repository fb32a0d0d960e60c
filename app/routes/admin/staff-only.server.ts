import { redirect } from 'react-router';
import type { Result } from '../../../domain/result.ts';
import { staffLinks } from '../../staff-links.ts';

type NotStaff = { readonly kind: 'signed-out' } | { readonly kind: 'not-staff' };

/** Whoever is not staff any more is led to sign in: the guard stands before, but a role can go at any moment. */
export function forStaff<Value, Failure extends { readonly kind: string }>(
  answer: Result<Value, Failure>,
): Result<Value, Exclude<Failure, NotStaff>> {
  if (!answer.ok && (answer.error.kind === 'signed-out' || answer.error.kind === 'not-staff')) {
    throw redirect(staffLinks.login(), 303);
  }
  return answer as Result<Value, Exclude<Failure, NotStaff>>;
}
