import type { Transaction } from 'kysely';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import type { FrozenFigures } from '../../domain/report/frozen-figures.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { storedState } from '../../domain/stored-state.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import { keepCalculation, partsOf } from '../calculations/keep-calculation.ts';
import { encodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import type { Asker } from '../work/asker.ts';
import { isRefusal, type WorkRefusal } from '../work/work-refusal.ts';

/** A calculation as it is kept: what was asked, what came out, and all that its pages show. */
export type FrozenCalculation = {
  readonly state: CalculatorState;
  readonly estimate: Estimate;
  readonly figures: FrozenFigures;
  readonly pvgisResponse: object | null;
};

/** Calculates a state on the server's own yield and today's prices, to be kept as it is. */
export async function freeze(
  services: Pick<Services, 'report' | 'planeLight'>,
  asker: Asker,
  asked: CalculatorState,
): Promise<Result<FrozenCalculation, InvalidInput | WorkRefusal>> {
  const report = await services.report(asker, asked, 'live');
  if (!report.ok) return report;
  const { state, estimate, figures, pvgisResponse } = report.value;
  const light = await services.planeLight(asker, state, estimate.yield.faces);
  if (!light.ok) return light;
  return ok({ state, estimate, figures: { ...figures, light: light.value }, pvgisResponse });
}

/** The same of a state that is one field of what was sent: that one is named with what is wrong in it. */
export async function freezeToSave(
  services: Pick<Services, 'report' | 'planeLight'>,
  asker: Asker,
  state: CalculatorState,
): Promise<Result<FrozenCalculation, InvalidInput | WorkRefusal>> {
  const frozen = await freeze(services, asker, state);
  if (frozen.ok || isRefusal(frozen.error)) return frozen;
  const errors = frozen.error.errors.map((error) => ({ ...error, field: `state.${error.field}` }));
  return fail({ kind: 'invalid', errors });
}

/** Keeps what was calculated; a report refers to it. @returns its id */
export function keepFrozen(
  transaction: Transaction<Tables>,
  { estimate, figures, pvgisResponse }: FrozenCalculation,
  now: Date,
): Promise<string> {
  return keepCalculation(transaction, { estimate, pvgisResponse, ...partsOf(figures) }, now);
}

/** The columns of `reports` that follow from a calculation: what a list shows, and is searched and sorted by. */
export function listColumns({ state, estimate }: Pick<FrozenCalculation, 'state' | 'estimate'>) {
  const { system, price, savings, economy } = estimate;
  return {
    postcode: state.postcode ?? null,
    address: (state.address ?? '') === '' ? null : state.address!,
    roof_type: state.roofType ?? null,
    building_type: state.buildingType ?? null,
    peak_power: system.peakPower,
    battery_kwh: system.batteryUsableKwh,
    annual_kwh: estimate.yield.annualKwh,
    total_price_ore: Math.round(price.totalPrice * 100),
    saving_ore: Math.round(savings.tenYearMeanDkk * 100),
    payback_years: economy.paybackYears,
    calculator_state: encodeJson(storedState(state)),
  };
}
