import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import type { FaceYield } from '../../engine/estimate-figures.ts';
import type { Services } from '../services.ts';
import { withGridCompany } from './grid-company-at.ts';
import { query } from '../use-case/use-case.ts';
import { HOUSE } from '../work/asker.ts';

type Asked = { readonly state: CalculatorState };

/** What a page asks: it never waits for a yield from outside. */
type AskedByPage = Asked & {
  /** Today's catalogue and prices, which it has read already. */
  readonly shared: SharedContext;
};

/** One home calculated on today's prices and the server's own yield. */
export const readEstimate = query(
  { name: 'estimate.read', access: 'anyone' },
  async (
    {
      addresses,
      estimate,
      estimateContext,
    }: Pick<Services, 'addresses' | 'estimate' | 'estimateContext'>,
    who,
    { state }: Asked,
  ) => {
    const shared = await estimateContext();
    return estimate(who, withGridCompany({ addresses }, state, shared), 'live', shared);
  },
);

/** The same for a page. */
export const showEstimate = query(
  { name: 'estimate.show', access: 'anyone' },
  ({ estimate }: Pick<Services, 'estimate'>, who, { state, shared }: AskedByPage) =>
    estimate(who, state, 'cached', shared),
);

/** And with its 8,760 hours. */
export const showHours = query(
  { name: 'estimate.show-hours', access: 'anyone' },
  ({ estimateHours }: Pick<Services, 'estimateHours'>, who, { state, shared }: AskedByPage) =>
    estimateHours(who, state, 'cached', shared),
);

/** And with everything that its report shows beside it. */
export const showReport = query(
  { name: 'estimate.show-report', access: 'anyone' },
  ({ report }: Pick<Services, 'report'>, who, { state, shared }: AskedByPage) =>
    report(who, state, 'cached', shared),
);

/** The light on the faces of a calculated roof. */
export const showLight = query(
  { name: 'estimate.show-light', access: 'anyone' },
  (
    { planeLight }: Pick<Services, 'planeLight'>,
    who,
    { state, faces }: Asked & { readonly faces: readonly FaceYield[] },
  ) => planeLight(who, state, faces),
);

/**
 * The site's own example. The browser turns it on the built-in climate, so what is served must be the same; and it
 * is the house's own work, which nobody is charged for.
 */
export const showExample = query(
  { name: 'estimate.show-example', access: 'anyone' },
  ({ estimate }: Pick<Services, 'estimate'>, _who, { state }: Asked) =>
    estimate(HOUSE, state, 'builtin'),
);
