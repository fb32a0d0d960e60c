import type { RoofPlane } from '../../../domain/roof-plane.ts';
import type { Result } from '../../../domain/result.ts';
import type { MonthlyYield } from '../../../engine/estimate-input.ts';

export type YieldYear = {
  readonly monthlyYield: MonthlyYield;
  /** What the source said, as it came: inputs and outputs without their descriptions. null: nobody was asked. */
  readonly response: object | null;
};

export type YieldError = {
  /**
   * no-data: this place has no yield there. busy: not now. unreadable: an answer that is none.
   * unavailable: no answer.
   */
  readonly kind: 'no-data' | 'busy' | 'unreadable' | 'unavailable';
};

/** Adapters never throw for the network, and answer within 2.5 s. */
export type YieldSource = {
  readonly yearOn: (plane: RoofPlane) => Promise<Result<YieldYear, YieldError>>;
};
