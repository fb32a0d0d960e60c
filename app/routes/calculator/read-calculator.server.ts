import type { RouterContextProvider } from 'react-router';
import { CALCULATOR_DEFAULTS } from '../../../domain/calculator-defaults.ts';
import { unknownTo } from '../../../domain/estimate-request.ts';
import { placeErrors } from '../../../domain/place-check.ts';
import { fromQuery } from '../../../domain/read-query.ts';
import { START_PLACE } from '../../../domain/start-place.ts';
import { withoutRefused } from '../../../domain/without-refused.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { FieldError } from '../../../domain/field-error.ts';
import type { SharedContext } from '../../../engine/estimate-context.ts';
import { panelOf } from '../../../engine/quote/system-choice.ts';
import type { ServedYields } from '../../features/calculator/use-monthly-yield.ts';
import { requestContext } from '../../request-context.server.ts';
import { askerIn, calculated } from '../work.server.ts';

export type ReadCalculator = {
  /** A state that can be calculated, whatever the address said. */
  readonly state: CalculatorState;
  /** What the address said that can't be. */
  readonly errors: readonly FieldError[];
  /** Name of the example place; null when the visitor's own is used. */
  readonly examplePlace: string | null;
  /** Without a yield from outside: that belongs to one roof. */
  readonly context: SharedContext;
  readonly servedYields: ServedYields;
};

/** The calculator's state out of an address, with a place and without what is wrong in it. */
export async function readCalculator(
  url: URL,
  routerContext: Readonly<RouterContextProvider>,
): Promise<ReadCalculator> {
  const { services } = routerContext.get(requestContext);
  const context = await services.estimateContext();
  const read = fromQuery(url.searchParams);
  const accepted = withoutRefused(read.state, (given) => [
    ...placeErrors(withPlace(given)),
    ...unknownTo(given, context),
  ]);
  const state = await withPanels(withPlace(accepted.state), routerContext);
  const isExample = state.lat === START_PLACE.lat && state.lon === START_PLACE.lon;
  return {
    state,
    errors: [...read.errors, ...accepted.errors, ...standInIn(accepted.state, context)],
    examplePlace: isExample ? START_PLACE.name : null,
    context,
    servedYields: {
      isAsked: services.settings.yieldSource.kind === 'pvgis',
      yields: await services.yieldsOf(state, 'cached'),
    },
  };
}

/** A number of panels that the use has set stands from here on as if it had been given. */
async function withPanels(
  state: CalculatorState,
  context: Readonly<RouterContextProvider>,
): Promise<CalculatorState> {
  if (state.sizing !== 'use') return state;
  const { services } = context.get(requestContext);
  const { estimate } = calculated(await services.estimate(askerIn(context), state, 'cached'));
  const { sizing: _sizing, ...sized } = state;
  return { ...sized, calculatedNumberOfPanels: estimate.system.numberOfPanels };
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
