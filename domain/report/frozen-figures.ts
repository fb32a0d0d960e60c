import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import type { CalculatorState } from '../calculator-state.ts';
import { guessedFields } from '../guessed-fields.ts';
import { figuresOfRun, type ReportFigures } from './report-figures.ts';
import { seasonDay, type SeasonDay } from './season-day.ts';

/** The light on the open roof, month by month [kWh/m²], and its source. */
export type RoofLight = {
  readonly source: 'pvgis' | 'builtin';
  readonly monthlyKwhM2: readonly number[];
};

/**
 * What the report and its views show besides the estimate itself, stored with it: nothing of it is
 * recalculated.
 */
export type FrozenFigures = Omit<ReportFigures, 'estimate' | 'guessed'> & {
  readonly panelMake: string;
  /** A sunny spring weekday for this very system. */
  readonly day: SeasonDay;
  readonly light: RoofLight;
};

/**
 * @param run the estimate that is frozen, of the same state
 * @throws RangeError a state that can't be calculated
 */
export function frozenFigures(
  state: CalculatorState,
  run: EstimateRun,
): Omit<FrozenFigures, 'light'> {
  const { estimate: _estimate, guessed: _guessed, ...figures } = figuresOfRun(state, run);
  const panel = run.context.catalogue.panels.find(
    ({ manufacturerCode }) => manufacturerCode === run.input.selectedPanelManufacturer,
  );
  return {
    ...figures,
    panelMake: panel?.manufacturer ?? '',
    day: seasonDay(run, 'spring'),
  };
}

/**
 * An estimate and its figures together, as the report's page takes them.
 * @param state what was answered; null: it can't be read, and nothing is said of guesses
 */
export function thawed(
  estimate: EstimateFigures,
  frozen: Omit<FrozenFigures, 'light'>,
  state: CalculatorState | null,
): ReportFigures {
  return { ...frozen, estimate, guessed: state === null ? [] : guessedFields(state) };
}
