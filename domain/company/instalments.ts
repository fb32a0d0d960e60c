import { roundHalfAwayFromZero } from '../../engine/quote/rounding.ts';
import type { PaymentPlan } from './facts.ts';

/** ordered: nothing is paid then. handed-over: connected, tested and gone through with the customer. */
export type InstalmentStep = 'ordered' | 'mounted' | 'handed-over';

export type Instalment = {
  readonly step: InstalmentStep;
  /** Of the whole [%]. */
  readonly percent: number;
  /** [øre incl. VAT] */
  readonly ore: number;
};

const MOUNTED_PERCENT = 60;

/**
 * What is paid when. The first part is in whole kroner, so that both as they are written make up the total.
 * @param totalOre [øre incl. VAT]
 */
export function instalmentsOf(plan: PaymentPlan, totalOre: number): readonly Instalment[] {
  const ordered = { step: 'ordered', percent: 0, ore: 0 } as const;
  switch (plan) {
    case 'handover':
      return [ordered, { step: 'handed-over', percent: 100, ore: totalOre }];
    case 'mounted-60': {
      const first = roundHalfAwayFromZero((totalOre * MOUNTED_PERCENT) / 100 / 100) * 100;
      return [
        ordered,
        { step: 'mounted', percent: MOUNTED_PERCENT, ore: first },
        { step: 'handed-over', percent: 100 - MOUNTED_PERCENT, ore: totalOre - first },
      ];
    }
  }
}
