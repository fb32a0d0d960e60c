import type { Settings } from '../env.ts';
import { signingLacks } from '../quotes/online-signing.ts';
import { fine, watch, type Finding } from './finding.ts';

/** Whether customers can sign quotes on their page, and what lacks for it. */
export function signingFinding(settings: Pick<Settings, 'mode'>): Finding {
  const lacks = signingLacks(settings);
  if (lacks.length === 0) return fine('signing', 'quotes are signed on their page');
  const missing = lacks.join(', ').replaceAll('-', ' ');
  const todo = 'Customers say yes by mail; move the lead to "signed" by hand when they do.';
  return watch('signing', `quotes are not signed online, missing: ${missing}`, todo);
}
