import { fromQuery } from '../../../domain/read-query.ts';
import { withDefaults } from '../../../domain/calculator-defaults.ts';
import type { FieldError, InvalidInput } from '../../../domain/field-error.ts';
import { fail, ok, type Result } from '../../../domain/result.ts';
import { roofPlanesOf, type RoofPlane } from '../../../domain/roof-plane.ts';
import { isWithinReach } from '../../../engine/climate/reach.ts';
import type { MonthlyYield } from '../../../engine/estimate-input.ts';
import type { Services } from '../../services.ts';
import type { Asker } from '../../work/asker.ts';
import type { WorkRefusal } from '../../work/work-refusal.ts';

const PLANE_FIELDS = ['lat', 'lon', 'slope', 'azimuth', 'systemLoss', 'mounting', 'roofType'];

/** The monthly yield of one roof plane: from outside where that answers, else from the built-in climate. */
export async function yieldAnswer(
  { outsideYield, work }: Pick<Services, 'outsideYield' | 'work'>,
  asker: Asker,
  query: URLSearchParams,
): Promise<Result<MonthlyYield, InvalidInput | WorkRefusal>> {
  const plane = readPlane(query);
  if (!plane.ok) return plane;
  const atSea = fail({ kind: 'invalid', errors: [{ field: 'lat', code: 'at-sea' }] } as const);
  if (!isWithinReach(plane.value)) return atSea;
  const outside = await outsideYield(plane.value, 'live');
  if (outside !== null) return ok(outside.monthlyYield);
  const own = await work.run(asker, { kind: 'yield', order: { plane: plane.value } });
  if (!own.ok) return own;
  return own.value === null ? atSea : ok(own.value);
}

function readPlane(query: URLSearchParams): Result<RoofPlane, InvalidInput> {
  const fields = new URLSearchParams([...query].filter(([name]) => PLANE_FIELDS.includes(name)));
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
