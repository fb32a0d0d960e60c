import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

/** One home calculated on today's prices and the server's own yield. */
export const readEstimate = query(
  { name: 'estimate.read', access: 'anyone' },
  ({ estimate }: Pick<Services, 'estimate'>, who, { state }: { readonly state: CalculatorState }) =>
    estimate(who, state, 'live'),
);
