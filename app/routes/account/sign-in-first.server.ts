import { redirect } from 'react-router';
import { NEXT_PARAM } from '../../../domain/sign-in-form.ts';
import { links } from '../../links.ts';

/** To the page where one signs in, and from there to where one wanted to go. */
export function signInFirst(next: string): Response {
  return redirect(`${links.myReports()}?${new URLSearchParams({ [NEXT_PARAM]: next })}`, 303);
}
