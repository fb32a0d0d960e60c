import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { Estimate, EstimateFigures } from '../../engine/estimate-figures.ts';
import type { EstimateInput } from '../../engine/estimate-input.ts';
import { provenanceOf } from '../../engine/provenance/provenance.ts';

/**
 * Figures that tell where each of them comes from when they are asked. The telling is three times as large as the
 * figures, follows from them at once, and most pages show none of it: so no thread sends it and nothing keeps it.
 */
export function withProvenance(
  figures: EstimateFigures,
  input: EstimateInput,
  context: EstimateContext,
): Estimate {
  return {
    ...figures,
    get provenance() {
      return provenanceOf(figures, input, context);
    },
  };
}
