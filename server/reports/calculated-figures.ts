import type { CalculatorData } from '../../domain/calculator-data.ts';
import type { FrozenCalculation } from './freeze.ts';

/** What came out of a calculation, by the specification's names: it stands beside its answers in a user's data. */
export function calculatedFigures({ estimate, pvgisResponse }: FrozenCalculation): CalculatorData {
  const { system, price } = estimate;
  return {
    latestPvgisResponse: pvgisResponse,
    dinSolcellePartnerPrice: { totalPrice: price.totalPrice },
    selectedBatteryUnitsDetails: Object.entries(system.batteryUnitCounts).map(
      ([modelId, count]) => ({ modelId, count }),
    ),
    panelPeakPowerW: system.panelPeakPowerW,
    panelAreaM2: system.panelAreaM2,
  };
}
