import { CALCULATOR_DEFAULTS } from '../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { unknownTo } from '../../domain/estimate-request.ts';
import type { FieldError, InvalidInput } from '../../domain/field-error.ts';
import { placeErrors } from '../../domain/place-check.ts';
import { fromQuery } from '../../domain/read-query.ts';
import { ok, type Result } from '../../domain/result.ts';
import { START_PLACE } from '../../domain/start-place.ts';
import { withoutRefused } from '../../domain/without-refused.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import type { MonthlyYield } from '../../engine/estimate-input.ts';
import { panelOf } from '../../engine/quote/system-choice.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { Who } from '../use-case/who.ts';
import type { Locale } from '../../words/locale.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { withGridCompany } from './grid-company-at.ts';

export type ReadCalculator = {
  /** A state that can be calculated, whatever the address said. */
  readonly state: CalculatorState;
  /** What the address said that can't be. */
  readonly errors: readonly FieldError[];
  /** Name of the example place; null when the visitor's own is used. */
  readonly examplePlace: string | null;
  /** Without a yield from outside: that belongs to one roof. */
  readonly context: SharedContext;
  readonly servedYields: {
    /** Whether the server asks PVGIS; where it does not, the browser asks for nothing. */
    readonly isAsked: boolean;
    /** Of the state's roof faces, in their order. */
    readonly yields: readonly (MonthlyYield | null)[];
  };
};

type Needs = Pick<Services, 'addresses' | 'estimate' | 'estimateContext' | 'yieldsOf' | 'settings'>;
type Failure = InvalidInput | WorkRefusal;

/** The calculator's state out of an address, with a place and without what is wrong in it. */
export const readCalculator = query(
  { name: 'calculator.read', access: 'anyone' },
  async (
    services: Needs,
    who,
    { query: asked }: { readonly query: URLSearchParams },
    locale: Locale,
  ): Promise<Result<ReadCalculator, Failure>> => {
    const context = await services.estimateContext();
    const read = fromQuery(asked, locale);
    const accepted = withoutRefused(read.state, (given) => [
      ...placeErrors(withPlace(given)),
      ...unknownTo(given, context),
    ]);
    // The example's place is nobody's house: it is left to the engine's guess, and nobody is asked.
    const named =
      accepted.state.lat === undefined
        ? accepted.state
        : withGridCompany(services, accepted.state, context);
    const sized = await withPanels(services, who, withPlace(named));
    if (!sized.ok) return sized;
    const state = sized.value;
    const isExample = state.lat === START_PLACE.lat && state.lon === START_PLACE.lon;
    return ok({
      state,
      errors: [...read.errors, ...accepted.errors, ...standInIn(accepted.state, context)],
      examplePlace: isExample ? START_PLACE.name : null,
      context,
      servedYields: {
        isAsked: services.settings.yieldSource.kind === 'pvgis',
        yields: await services.yieldsOf(state, 'cached'),
      },
    });
  },
);

/** A number of panels that the use has set stands from here on as if it had been given. */
async function withPanels(
  { estimate }: Pick<Services, 'estimate'>,
  who: Who,
  state: CalculatorState,
): Promise<Result<CalculatorState, Failure>> {
  if (state.sizing !== 'use') return ok(state);
  const run = await estimate(who, state, 'cached');
  if (!run.ok) return run;
  const { sizing: _sizing, ...sized } = state;
  const { numberOfPanels } = run.value.estimate.system;
  return ok(numberOfPanels === 0 ? sized : { ...sized, calculatedNumberOfPanels: numberOfPanels });
}

function withPlace(state: Partial<CalculatorState>): CalculatorState {
  const { lat, lon } = state;
  if (lat !== undefined && lon !== undefined) return { ...state, lat, lon };
  const { address: _address, ...rest } = state;
  return {
    ...rest,
    lat: START_PLACE.lat,
    lon: START_PLACE.lon,
    postcode: START_PLACE.postcode,
  };
}

/** Said of every calculation with the usual panel, while the catalogue lacks it. */
function standInIn(
  { selectedPanelManufacturer: chosen }: Partial<CalculatorState>,
  { catalogue }: SharedContext,
): readonly FieldError[] {
  const { selectedPanelManufacturer: usual } = CALCULATOR_DEFAULTS;
  if (chosen !== undefined || panelOf(catalogue, usual) !== undefined) return [];
  return [{ field: 'selectedPanelManufacturer', code: 'no-panel-data' }];
}
