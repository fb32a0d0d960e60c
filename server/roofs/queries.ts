import * as z from 'zod/mini';
import { CALCULATOR_DEFAULTS } from '../../domain/calculator-defaults.ts';
import { calculatorStateSchema } from '../../domain/calculator-state.ts';
import type { FieldError, InvalidInput } from '../../domain/field-error.ts';
import { fromQuery } from '../../domain/read-query.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { RoofAbsence, RoofAnswer } from '../../domain/roof/found-roof.ts';
import { isWithinReach } from '../../engine/climate/reach.ts';
import { panelOf } from '../../engine/quote/system-choice.ts';
import type { NamedPlace } from '../providers/addresses/address-book.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { demonstrationRoof } from './demonstration-roof.ts';
import type { KnownHouse } from './house-facts-at.ts';

export const DEMONSTRATION = 'demonstration';

/** What of the calculator's state says which house and which panel; fromQuery checks it by the same schema. */
export const roofQuestionSchema = z.extend(
  z.pick(calculatorStateSchema, {
    lat: true,
    lon: true,
    address: true,
    postcode: true,
    selectedPanelManufacturer: true,
  }),
  { [DEMONSTRATION]: z.optional(z.string()) },
);

type Needs = Pick<Services, 'work' | 'estimateContext' | 'roofs' | 'addresses'>;

/** The roof of the house at a place, from the height model; or of the stored house that shows what that is. */
export const findHouseRoof = query(
  { name: 'roof.find', access: 'anyone' },
  async (
    needs: Needs,
    who,
    { query: asked }: { readonly query: URLSearchParams },
  ): Promise<Result<RoofAnswer, InvalidInput | WorkRefusal>> => {
    const { catalogue } = await needs.estimateContext();
    const manufacturer =
      asked.get('selectedPanelManufacturer') ?? CALCULATOR_DEFAULTS.selectedPanelManufacturer;
    const model = panelOf(catalogue, manufacturer);
    if (model === undefined) {
      const field = 'selectedPanelManufacturer';
      return fail({ kind: 'invalid', errors: [{ field, code: 'unknown-value' }] });
    }
    const panel = { longM: model.x, shortM: model.y, manufacturer };
    if (asked.has(DEMONSTRATION)) return demonstrationRoof(needs, who, panel);
    const place = readPlace(asked);
    if (!place.ok) return place;
    if (needs.addresses.standInAt(place.value) !== null) return ok(without('no-door'));
    const found = await needs.roofs.find(who, { place: place.value, panel });
    return found ?? ok(without('not-set-up'));
  },
);

/** What of the calculator's state says which house; fromQuery checks it by the same schema. */
export const houseQuestionSchema = z.pick(calculatorStateSchema, {
  lat: true,
  lon: true,
  address: true,
  postcode: true,
});

/** What BBR says of the house at a place; nothing where only its postcode is known or nobody is asked. */
export const findHouseFacts = query(
  { name: 'house.facts', access: 'anyone' },
  async (
    { roofs, addresses }: Pick<Services, 'roofs' | 'addresses'>,
    _who,
    { query: asked }: { readonly query: URLSearchParams },
  ): Promise<Result<KnownHouse, InvalidInput>> => {
    const place = readPlace(asked);
    if (!place.ok) return place;
    const isDoor = addresses.standInAt(place.value) === null;
    return ok(
      (isDoor ? await roofs.facts(place.value) : null) ?? { facts: null, attributions: [] },
    );
  },
);

function without(absence: RoofAbsence): RoofAnswer {
  return { roof: null, absence, facts: null, attributions: [] };
}

function readPlace(asked: URLSearchParams): Result<NamedPlace, InvalidInput> {
  const own = Object.keys(roofQuestionSchema.shape);
  const fields = new URLSearchParams([...asked].filter(([name]) => own.includes(name)));
  const { state, errors } = fromQuery(fields);
  const { lat, lon, address, postcode } = state;
  const missing = ['lat', 'lon'].flatMap((field): FieldError[] =>
    (fields.get(field) ?? '').trim() === '' ? [{ field, code: 'required' }] : [],
  );
  if (lat === undefined || lon === undefined || errors.length > 0) {
    return fail({ kind: 'invalid', errors: [...missing, ...errors] });
  }
  if (isWithinReach({ lat, lon })) return ok({ lat, lon, address, postcode });
  return fail({ kind: 'invalid', errors: [{ field: 'lat', code: 'at-sea' }] });
}
