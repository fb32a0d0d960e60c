import type { Challenge, Work } from './sign-in-view.ts';

/** Work a browser can do by itself, whoever else is asked. */
export function workOf(challenge: Challenge): Work {
  return challenge.kind === 'work' ? challenge : challenge.work;
}
