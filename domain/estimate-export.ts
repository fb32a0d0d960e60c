import type { SharedContext } from '../engine/estimate-context.ts';
import type { Estimate } from '../engine/estimate-figures.ts';
import { provenanceOf } from '../engine/provenance/provenance.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import type { CalculatorState } from './calculator-state.ts';
import { runEstimate } from './estimate-request.ts';
import type { FieldError, InvalidInput } from './field-error.ts';
import { fail, ok, type Result } from './result.ts';

/** Raised when the file's format changes, not when its figures do. */
const FORMAT_VERSION = 1;

/**
 * A calculation with everything it was made from, so that anybody can repeat it: the question, the
 * prices, the catalogue and the monthly yields used, and every figure with its source.
 */
export type EstimateExport = {
  readonly format: 'solrig-estimate';
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly engineVersion: string;
  readonly state: CalculatorState;
  /** Sales prices only, as in every visitor's browser; a meter's hours stay in that browser. */
  readonly context: SharedContext;
  readonly estimate: Estimate;
  /** Parts of the address that can't be used and were left out of the state. */
  readonly leftOut: readonly LeftOut[];
};

export type LeftOut = Pick<FieldError, 'field' | 'code'> & {
  /** In the reader's language. */
  readonly message: string;
};

/** Another engine may rightly give another result, so its export is not recomputed. */
export type OtherEngine = { readonly kind: 'other-engine'; readonly engineVersion: string };

/** A calculation as it is exported. */
export function exportOf(
  state: CalculatorState,
  { estimate, context }: { readonly estimate: Estimate; readonly context: SharedContext },
  leftOut: readonly LeftOut[] = [],
): EstimateExport {
  return {
    format: 'solrig-estimate',
    formatVersion: FORMAT_VERSION,
    engineVersion: ENGINE_VERSION,
    state,
    context,
    estimate,
    leftOut,
  };
}

/**
 * The estimate of an export, recomputed from its state and context: equal, bit by bit, to the one
 * it contains.
 */
export function recompute(exported: EstimateExport): Result<Estimate, InvalidInput | OtherEngine> {
  const { engineVersion, state, context } = exported;
  if (engineVersion !== ENGINE_VERSION) return fail({ kind: 'other-engine', engineVersion });
  const run = runEstimate(state, context);
  if (!run.ok) return run;
  const { estimate, input } = run.value;
  return ok({ ...estimate, provenance: provenanceOf(estimate, input, context) });
}
