import * as z from 'zod/mini';
import { calculatorStateSchema } from '../../domain/calculator-state.ts';
import { fromQuery } from '../../domain/read-query.ts';
import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { FieldError, InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { roofPlanesOf, type RoofPlane } from '../../domain/roof-plane.ts';
import { isWithinReach } from '../../engine/climate/reach.ts';
import type { MonthlyYield } from '../../engine/estimate-input.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

/** What of the calculator's state says where a plane lies; fromQuery checks it by the same schema. */
export const planeSchema = z.pick(calculatorStateSchema, {
  lat: true,
  lon: true,
  slope: true,
  azimuth: true,
  systemLoss: true,
  mounting: true,
  roofType: true,
});
const PLANE_FIELDS = Object.keys(planeSchema.shape);

/** The monthly yield of one roof plane: from outside where that answers, else from the built-in climate. */
export const readMonthlyYield = query(
  { name: 'yield.read-monthly', access: 'anyone' },
  async (
    { outsideYield, work }: Pick<Services, 'outsideYield' | 'work'>,
    who,
    { query: asked }: { readonly query: URLSearchParams },
  ): Promise<Result<MonthlyYield, InvalidInput | WorkRefusal>> => {
    const plane = readPlane(asked);
    if (!plane.ok) return plane;
    const atSea = fail({ kind: 'invalid', errors: [{ field: 'lat', code: 'at-sea' }] } as const);
    if (!isWithinReach(plane.value)) return atSea;
    const outside = await outsideYield(plane.value, 'live');
    if (outside !== null) return ok(outside.monthlyYield);
    const own = await work.run(who, { kind: 'yield', order: { plane: plane.value } });
    if (!own.ok) return own;
    return own.value === null ? atSea : ok(own.value);
  },
);

function readPlane(asked: URLSearchParams): Result<RoofPlane, InvalidInput> {
  const fields = new URLSearchParams([...asked].filter(([name]) => PLANE_FIELDS.includes(name)));
  const { state, errors } = fromQuery(fields);
  const { lat, lon } = state;
  const missing = ['lat', 'lon'].flatMap((field): FieldError[] =>
    (fields.get(field) ?? '').trim() === '' ? [{ field, code: 'required' }] : [],
  );
  if (lat === undefined || lon === undefined || errors.length > 0) {
    return fail({ kind: 'invalid', errors: [...missing, ...errors] });
  }
  const [plane] = roofPlanesOf(withDefaults({ ...state, lat, lon }));
  if (plane === undefined) throw new RangeError('a roof has a plane');
  return ok(plane);
}
