import type { EstimateFigures } from '../../../engine/estimate-figures.ts';
import type { EstimateInput } from '../../../engine/estimate-input.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { seasonDay, type SeasonDay } from '../../../domain/report/season-day.ts';

/** What the views write about a calculation, small enough to send. */
export type ViewFigures = {
  readonly input: EstimateInput;
  readonly estimate: EstimateFigures;
  /** [kW]; null without panels. */
  readonly inverterAcKw: number | null;
  readonly panelMake: string;
  readonly priceList: {
    readonly id: string;
    readonly isExample: boolean;
    readonly validFrom: string;
  };
  /** A sunny spring weekday. */
  readonly day: SeasonDay;
};

export function viewFigures(run: EstimateRun): ViewFigures {
  const { input, context } = run;
  const { priceList, catalogue } = context;
  const { system } = run.estimate;
  const inverter = catalogue.inverters.find(({ id }) => id === system.inverterModelId);
  const panel = catalogue.panels.find(
    ({ manufacturerCode }) => manufacturerCode === input.selectedPanelManufacturer,
  );
  return {
    input,
    estimate: run.estimate,
    inverterAcKw: inverter ? inverter.acPowerW / 1000 : null,
    panelMake: panel?.manufacturer ?? '',
    priceList: {
      id: priceList.id,
      isExample: priceList.isExample,
      validFrom: priceList.validFrom,
    },
    day: seasonDay(run, 'spring'),
  };
}
