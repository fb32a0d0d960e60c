import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { FaceYield } from '../../engine/estimate-figures.ts';
import type { CalculatorState, GivenRoofFace } from '../calculator-state.ts';
import { runEstimate } from '../estimate-request.ts';
import type { InvalidInput } from '../field-error.ts';
import { ok, type Result } from '../result.ts';
import { OFFERED, offeredContext, type OfferedSystem } from './offered-context.ts';

/** 25 years of it on the home owner's own roof. */
export type OfferedYears = {
  readonly annualKwh: number;
  readonly gainDkk: number;
  /** 10th and 90th percentile of it. */
  readonly gainP10Dkk: number;
  readonly gainP90Dkk: number;
  readonly paybackYears: number | null;
};

/**
 * What an offered system does on this roof, by the same sums as every estimate: its panels, inverter and battery
 * stand in the catalogue for ours, and its price in the price list for our lines.
 * @param faces panels on every face of our own estimate; the offered ones are spread in the same way
 */
export function offeredYears(
  state: CalculatorState,
  context: EstimateContext,
  system: OfferedSystem,
  faces: readonly FaceYield[],
): Result<OfferedYears, InvalidInput> {
  const run = runEstimate(offeredState(state, system, faces), {
    ...context,
    ...offeredContext(context, system),
  });
  if (!run.ok) return run;
  const { economy, yield: made } = run.value.estimate;
  const last = economy.cashFlow.at(-1);
  return ok({
    annualKwh: made.annualKwh,
    gainDkk: last?.cumulativeDkk ?? 0,
    gainP10Dkk: last?.cumulativeP10Dkk ?? 0,
    gainP90Dkk: last?.cumulativeP90Dkk ?? 0,
    paybackYears: economy.paybackYears,
  });
}

function offeredState(
  state: CalculatorState,
  { panels, batteryKwh }: OfferedSystem,
  faces: readonly FaceYield[],
): CalculatorState {
  const { panelCost: _panelCost, batteryStrategy, ...rest } = state;
  const perFace = spread(panels, faces);
  return {
    ...rest,
    // Whether they fit is said beside the figures; the sums are those of what was offered.
    roofSurfaceArea: null,
    roofFaces:
      state.roofFaces?.map((face, index): GivenRoofFace => ({
        ...face,
        roofSurfaceArea: null,
        calculatedNumberOfPanels: perFace[index] ?? 0,
      })) ?? null,
    sizing: 'peak-power',
    calculatedNumberOfPanels: panels,
    selectedPanelManufacturer: OFFERED,
    selectedInverterModelId: OFFERED,
    interestedInBattery: batteryKwh > 0,
    batteryUnitCounts: batteryKwh > 0 ? { [OFFERED]: 1 } : {},
    batteryStrategy: batteryStrategy === 'price-driven' ? 'price-driven' : 'self-use',
    ownOffer: null,
  };
}

/** As many on every face as of ours, in proportion; the first face takes what rounding leaves. */
function spread(panels: number, faces: readonly FaceYield[]): readonly number[] {
  const ours = faces.reduce((sum, face) => sum + face.numberOfPanels, 0);
  const shares = faces.map(({ numberOfPanels }) =>
    ours === 0 ? 0 : Math.floor((numberOfPanels / ours) * panels),
  );
  const left = panels - shares.reduce((sum, count) => sum + count, 0);
  return shares.map((count, index) => (index === 0 ? count + left : count));
}
