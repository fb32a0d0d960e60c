import type { EstimateContext } from '../../engine/estimate-context.ts';
import type {
  EconomyResult,
  EstimateFigures,
  FaceYield,
  SavingsResult,
} from '../../engine/estimate-figures.ts';
import type { CalculatorState, GivenRoofFace } from '../calculator-state.ts';
import { runEstimate } from '../estimate-request.ts';
import type { InvalidInput } from '../field-error.ts';
import { ok, type Result } from '../result.ts';
import { OFFERED, offeredContext, type OfferedSystem } from './offered-context.ts';

/** What it gives on the home owner's own roof: its yield, and what an answer says of money. */
export type OfferedYears = {
  readonly annualKwh: number;
  readonly savings: Pick<
    SavingsResult,
    'tenYearMeanDkk' | 'tenYearMeanP10Dkk' | 'tenYearMeanP90Dkk'
  >;
  readonly economy: Pick<EconomyResult, 'paybackYears' | 'paybackP10Years' | 'paybackP90Years'>;
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
  return ok(yearsOf(run.value.estimate));
}

/** The same of an estimate of our own. */
export function yearsOf({ economy, savings, yield: made }: EstimateFigures): OfferedYears {
  const { tenYearMeanDkk, tenYearMeanP10Dkk, tenYearMeanP90Dkk } = savings;
  const { paybackYears, paybackP10Years, paybackP90Years } = economy;
  return {
    annualKwh: made.annualKwh,
    savings: { tenYearMeanDkk, tenYearMeanP10Dkk, tenYearMeanP90Dkk },
    economy: { paybackYears, paybackP10Years, paybackP90Years },
  };
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
