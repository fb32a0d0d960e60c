import type { CalculatorState } from '../calculator-state.ts';
import { guessedFields, type GuessedField } from '../guessed-fields.ts';
import { estimateInput, runEstimate } from '../estimate-request.ts';
import {
  comparedEstimate,
  type ComparedEstimate,
  type ComparedFigures,
} from '../../engine/compared-estimate.ts';
import type { TornadoBar } from '../../engine/economy/tornado.ts';
import type { EstimateContext } from '../../engine/estimate-context.ts';
import { estimateTornado } from '../../engine/estimate-tornado.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import type { EnergyResult, EstimateFigures } from '../../engine/estimate-figures.ts';
import type { EstimateInput } from '../../engine/estimate-input.ts';
import { seasonDay, type SeasonDay } from './season-day.ts';
import { bestRoofShare } from './best-roof.ts';
import { ownUseValue, type OwnUseValue } from './own-use-value.ts';
import { givenPicture, type RoofPicture } from '../roof-picture.ts';
import { priceLines, type ReportPriceLine } from './price-lines.ts';
import { spotBasis, type SpotBasis } from './spot-basis.ts';
import { taxAlternative, type TaxAlternative } from './tax-alternative.ts';

/** The same system with or without its battery. */
export type BatterySide = {
  readonly priceDkk: number;
  readonly tenYearMeanDkk: number;
  readonly paybackYears: number | null;
  readonly importedKwh: number;
  /** 0–1 */
  readonly selfConsumptionShare: number;
};

export type BatteryComparison = {
  readonly without: BatterySide;
  readonly with: BatterySide;
  /** Usable capacity [kWh]. */
  readonly capacityKwh: number;
  /** A sunny day with the battery. */
  readonly day: SeasonDay;
};

/** Everything the report writes, calculated once on the server and small enough to send. */
export type ReportFigures = {
  readonly input: EstimateInput;
  /** What of it nobody has answered. */
  readonly guessed: readonly GuessedField[];
  readonly estimate: EstimateFigures;
  readonly householdKwh: number;
  readonly lines: readonly ReportPriceLine[];
  /** [kW]; null without panels. */
  readonly inverterAcKw: number | null;
  readonly priceList: {
    readonly id: string;
    readonly isExample: boolean;
    /** ISO date. */
    readonly validFrom: string;
    readonly vatPercent: number;
  };
  /** This roof's yield relative to the best one at the place without shade, 0–1. */
  readonly bestRoofShare: number;
  /** The roof as drawn; null: nobody has drawn it. */
  readonly roof: RoofPicture | null;
  readonly ownUse: OwnUseValue;
  readonly spot: SpotBasis;
  readonly tax: TaxAlternative;
  /** null: no battery is available. */
  readonly battery: BatteryComparison | null;
  /** What affects the payback most, the longest bar first. */
  readonly tornado: readonly TornadoBar[];
};

/**
 * The figures of a report: the estimate itself, and the further estimates behind its sentences.
 * @param state a state that readCalculator has found calculable
 * @throws RangeError a state that can't be calculated
 */
export const reportFigures = (state: CalculatorState, context: EstimateContext): ReportFigures =>
  figuresOfRun(state, runOf(state, context));

/** The same for a state already calculated. */
export function figuresOfRun(state: CalculatorState, run: EstimateRun): ReportFigures {
  const { estimate, context } = run;
  const { catalogue } = context;
  // Its models and companies are those of the run, which knows them.
  const otherOf = (other: CalculatorState) =>
    comparedEstimate(estimateInput(other, context), context);
  const inverter = catalogue.inverters.find(({ id }) => id === estimate.system.inverterModelId);
  return {
    input: run.input,
    guessed: guessedFields(state),
    estimate,
    householdKwh: run.householdKwh,
    inverterAcKw: inverter ? inverter.acPowerW / 1000 : null,
    ...priceOf(run),
    bestRoofShare: bestRoofShare(run, context),
    roof: givenPicture(state, estimate, catalogue),
    ownUse: ownUseValue(run),
    spot: spotBasis(run, context),
    tax: taxAlternative(state, run, otherOf),
    battery: compareBattery(state, run, otherOf),
    tornado: estimateTornado(run.input, context),
  };
}

/** The price of a run: its lines with their products, and the price book used. */
export function priceOf(
  run: Pick<EstimateRun, 'quote' | 'context'>,
): Pick<ReportFigures, 'lines' | 'priceList'> {
  const { id, isExample, validFrom, vatPercent } = run.context.priceList;
  return {
    lines: priceLines(run, run.context),
    priceList: { id, isExample, validFrom, vatPercent },
  };
}

function runOf(state: CalculatorState, context: EstimateContext): EstimateRun {
  const result = runEstimate(state, context);
  if (!result.ok) throw new RangeError(JSON.stringify(result.error.errors));
  return result.value;
}

function compareBattery(
  state: CalculatorState,
  run: EstimateRun,
  estimateOther: (state: CalculatorState) => ComparedEstimate,
): BatteryComparison | null {
  if (run.estimate.system.numberOfPanels === 0) return null;
  const isChosen = run.estimate.system.batteryUsableKwh > 0;
  const { batteryStrategy } = run.input;
  const other = estimateOther(
    isChosen
      ? { ...state, interestedInBattery: false }
      : {
          ...state,
          interestedInBattery: true,
          batteryStrategy: batteryStrategy === 'none' ? 'self-use' : batteryStrategy,
        },
  );
  const capacityKwh = (isChosen ? run.estimate : other).system.batteryUsableKwh;
  if (capacityKwh === 0) return null;
  const { hourly, energy } = other.firstYear();
  const own = sideOf(run.estimate, run.estimate.energy);
  const others = sideOf(other, energy);
  const day = seasonDay(isChosen ? run : { hourly: hourly() }, 'spring');
  return isChosen
    ? { without: others, with: own, capacityKwh, day }
    : { without: own, with: others, capacityKwh, day };
}

function sideOf(
  { price, savings, economy }: ComparedFigures,
  energy: Pick<EnergyResult, 'importedKwh' | 'selfConsumptionShare'>,
): BatterySide {
  return {
    priceDkk: price.totalPrice,
    tenYearMeanDkk: savings.tenYearMeanDkk,
    paybackYears: economy.paybackYears,
    importedKwh: energy.importedKwh,
    selfConsumptionShare: energy.selfConsumptionShare,
  };
}
