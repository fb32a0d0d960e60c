import * as z from 'zod/mini';
import { LIMITS } from '../../../domain/calculator-limits.ts';
import { calculatorStateSchema, type CalculatorState } from '../../../domain/calculator-state.ts';
import { parseInput, type InvalidInput } from '../../../domain/field-error.ts';
import { fail, ok, type Result } from '../../../domain/result.ts';
import { forbiddenFields } from './read-json.ts';

/** A usual year's driving of a Danish car, for a caller who only says that there is one. */
const USUAL_KM_PER_YEAR = 15_000;

const [leastKm, mostKm] = LIMITS.electricCarKmPerYear;
const electricCar = z.union([
  z.boolean(),
  z.strictObject({ kmPerYear: z.number().check(z.gte(leastKm), z.lte(mostKm)) }),
]);

// Fields of a saved calculator state that the calculation has no use for, or makes itself. A caller may
// send a state as it was saved; these are neither read, stored nor logged.
const unused = z.optional(z.unknown());

export const estimateBodySchema = z.strictObject({
  ...calculatorStateSchema.shape,
  electricCar: z.optional(electricCar),
  reportId: unused,
  fullName: unused,
  email: unused,
  userPhoneNumber: unused,
  latestPvgisResponse: unused,
  dinSolcellePartnerPrice: unused,
  selectedBatteryUnitsDetails: unused,
  panelPeakPowerW: unused,
  panelAreaM2: unused,
  reportCalculatedProfitExVat: unused,
});

export const UNUSED_FIELDS = [
  'reportId',
  'fullName',
  'email',
  'userPhoneNumber',
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'selectedBatteryUnitsDetails',
  'panelPeakPowerW',
  'panelAreaM2',
  'reportCalculatedProfitExVat',
] as const;

export function readEstimateBody(body: unknown): Result<CalculatorState, InvalidInput> {
  const forbidden = forbiddenFields(body).map((field) => ({
    field,
    code: 'unknown-field' as const,
  }));
  const parsed = parseInput(estimateBodySchema, body);
  if (!parsed.ok) return fail({ kind: 'invalid', errors: [...forbidden, ...parsed.error.errors] });
  if (forbidden.length > 0) return fail({ kind: 'invalid', errors: forbidden });
  const { electricCar: car, ...fields } = parsed.value;
  const unusedNames = new Set<string>(UNUSED_FIELDS);
  const state = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !unusedNames.has(name)),
  ) as CalculatorState;
  return ok(car === undefined ? state : { ...state, electricCarKmPerYear: kmPerYear(car) });
}

function kmPerYear(car: z.infer<typeof electricCar>): number {
  if (typeof car === 'object') return car.kmPerYear;
  return car ? USUAL_KM_PER_YEAR : 0;
}
