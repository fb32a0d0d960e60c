import type { Call } from './define-call.ts';
import { CALCULATION_CALLS } from './calls/calculation-calls.ts';
import { OWN_DATA_CALLS, STAFF_CALLS } from './calls/own-data-calls.ts';
import { REPORT_CALLS } from './calls/report-calls.ts';
import { SIGN_IN_CALLS } from './calls/sign-in-calls.ts';
import { SITE_CALLS } from './calls/site-calls.ts';

/** Every call of the interface, in the order of the description. */
export const CALLS: readonly Call[] = [
  ...CALCULATION_CALLS,
  ...SITE_CALLS,
  ...SIGN_IN_CALLS,
  ...OWN_DATA_CALLS,
  ...REPORT_CALLS,
  ...STAFF_CALLS,
];
