import * as z from 'zod/mini';
import type { Place } from '../../../engine/place.ts';
import { placeOfUtm32 } from '../../../engine/geodesy/utm-zone-32.ts';

// What Adressevælger says, read by the fields that are used. A hit of a kind that is not known is passed over.

const hit = z.object({
  type: z.string(),
  titel: z.string(),
  id: z.optional(z.nullable(z.string())),
  vejnavn: z.optional(z.nullable(z.string())),
  postnr: z.optional(z.nullable(z.string())),
});
const searchAnswer = z.object({ fund: z.array(z.unknown()) });

const house = z.object({
  id_lokalid: z.string(),
  adgangsadressebetegnelse: z.string(),
  adgangspunkt: z.object({ geometri: z.object({ coordinates: z.array(z.number()) }) }),
  postnummer: z.object({ postnr: z.string() }),
});
const object = z.record(z.string(), z.unknown());
const placeAnswer = z.union([z.object({ husnummer: object }), z.object({ adresse: object })]);
const houseAnswer = z.object({ husnummer: house });
const addressAnswer = z.object({
  adresse: z.object({ adressebetegnelse: z.string(), husnummer: house }),
});
const washAnswer = z.object({
  vaskestatus: z.object({ kode: z.number() }),
  vaskeresultat: z.optional(
    z.nullable(z.object({ adresse_id_lokalid: z.optional(z.nullable(z.string())) })),
  ),
});

/** A house, or a street in a postcode, which has no id. */
export type Hit = {
  readonly id: string | null;
  readonly title: string;
  readonly street: string;
  readonly postcode: string;
};

export type House = Place & {
  readonly id: string;
  readonly title: string;
  readonly postcode: string;
};

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The hits of a search, without streets that may lie anywhere; null: no answer of Adressevælger. */
export function readHits(text: string | null): readonly Hit[] | null {
  if (text === null) return [];
  const answer = z.safeParse(searchAnswer, json(text));
  if (!answer.success) return null;
  return answer.data.fund.flatMap((given): readonly Hit[] => {
    const read = z.safeParse(hit, given);
    if (!read.success) return [];
    const { type, titel, id = null, vejnavn, postnr } = read.data;
    if (type === 'husnummer' && id !== null) {
      const parts = /^(?<street>.+), (?<postcode>\d{4})(?: |$)/.exec(titel)?.groups;
      if (parts?.street === undefined || parts.postcode === undefined) return [];
      return [{ id, title: titel, street: parts.street, postcode: parts.postcode }];
    }
    if (type === 'navngivenvejpostnummer' && vejnavn && postnr) {
      return [{ id: null, title: titel, street: vejnavn, postcode: postnr }];
    }
    return [];
  });
}

/** The house of GET /husnumre/{id} or of GET /adresser/{id}, none where it has no place; null: no such answer. */
export function readHouse(text: string | null): House | 'none' | null {
  if (text === null) return 'none';
  const given = json(text);
  if (!z.safeParse(placeAnswer, given).success) return null;
  const ofHouse = z.safeParse(houseAnswer, given);
  if (ofHouse.success) return houseOf(ofHouse.data.husnummer);
  const ofAddress = z.safeParse(addressAnswer, given);
  if (!ofAddress.success) return 'none';
  const { husnummer, adressebetegnelse } = ofAddress.data.adresse;
  return houseOf(husnummer, adressebetegnelse);
}

function houseOf(
  { id_lokalid: id, adgangsadressebetegnelse, adgangspunkt, postnummer }: z.infer<typeof house>,
  title = adgangsadressebetegnelse,
): House | 'none' {
  const [easting = Number.NaN, northing = Number.NaN] = adgangspunkt.geometri.coordinates;
  try {
    return { id, title, postcode: postnummer.postnr, ...placeOfUtm32(easting, northing) };
  } catch {
    return 'none';
  }
}

/** The number of the address that a washed text means: '' for none; null: no answer of the wash. */
export function readWashed(text: string | null): string | null {
  if (text === null) return '';
  const answer = z.safeParse(washAnswer, json(text));
  if (!answer.success) return null;
  // Below zero: nothing was recognised.
  if (answer.data.vaskestatus.kode < 0) return '';
  return answer.data.vaskeresultat?.adresse_id_lokalid ?? '';
}
