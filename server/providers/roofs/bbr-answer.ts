import * as z from 'zod/mini';
import type {
  Asbestos,
  Fact,
  Heating,
  HouseFacts,
  RoofMaterial,
} from '../../../domain/roof/house-facts.ts';
import type { BuildingType, RoofType } from '../../../engine/estimate-input.ts';
import { isDay } from '../../../domain/calendar-days.ts';

// BBR on Datafordeler, GraphQL BBR/v2: what is asked, and what its codes mean.
// Source of the codes: bbr.dk/kodelister, read 2026-11.

const code = z.optional(z.nullable(z.union([z.string(), z.number()])));
const node = z.object({
  status: code,
  registreringFra: z.optional(z.nullable(z.string())),
  byg021BygningensAnvendelse: code,
  byg026Opfoerelsesaar: code,
  byg027OmTilbygningsaar: code,
  byg033Tagdaekningsmateriale: code,
  byg036AsbestholdigtMateriale: code,
  byg039BygningensSamledeBoligAreal: code,
  byg041BebyggetAreal: code,
  byg054AntalEtager: code,
  byg056Varmeinstallation: code,
  byg057Opvarmningsmiddel: code,
});
type Node = z.infer<typeof node>;
const answer = z.object({ data: z.object({ BBR_Bygning: z.object({ nodes: z.array(node) }) }) });

const FIELDS = Object.keys(node.shape).join(' ');
/** Torn down, wrongly registered, never built. */
const GONE = new Set(['4', '10', '11']);

export function factsQuery(bbrId: string, at: Date): object {
  return {
    query: `query ($id: String!, $at: DafDateTime!) {
  BBR_Bygning(
    first: 1
    virkningstid: $at
    registreringstid: $at
    where: { id_lokalId: { eq: $id } }
  ) {
    nodes { ${FIELDS} }
  }
}`,
    variables: { id: bbrId, at: at.toISOString() },
  };
}

/** The facts, none where BBR knows no standing building of that number; null: no answer of BBR. */
export function readFacts(bytes: Uint8Array): HouseFacts | 'none' | null {
  const given = z.safeParse(answer, JSON.parse(new TextDecoder().decode(bytes)));
  if (!given.success) return null;
  const [building] = given.data.data.BBR_Bygning.nodes;
  if (building === undefined || GONE.has(String(building.status))) return 'none';
  return factsOf(building);
}

const ROOFS: Readonly<Record<string, readonly [RoofMaterial, RoofType | null]>> = {
  1: ['felt-low', 'flat'],
  2: ['felt-steep', 'felt'],
  3: ['fibre-cement-with-asbestos', 'fibre-cement'],
  4: ['concrete-tile', 'tile'],
  5: ['tile', 'tile'],
  6: ['metal', 'metal'],
  7: ['thatch', 'thatch'],
  10: ['fibre-cement', 'fibre-cement'],
  11: ['plastic', null],
  12: ['glass', null],
  20: ['green', null],
  80: ['none', null],
  90: ['other', null],
};

/** Heating first by what makes it, then by what it burns. */
const INSTALLATIONS: Readonly<Record<string, Heating>> = {
  1: 'district',
  5: 'heat-pump',
  7: 'electric',
  8: 'gas',
  9: 'none',
};
const FUELS: Readonly<Record<string, Heating>> = {
  1: 'electric',
  2: 'gas',
  3: 'oil',
  4: 'solid-fuel',
  6: 'solid-fuel',
  7: 'gas',
};
const BY_ELECTRICITY: ReadonlySet<Heating> = new Set(['heat-pump', 'electric']);

const USES: Readonly<Record<string, BuildingType>> = {
  110: 'farmhouse',
  120: 'detached',
  121: 'terraced',
  122: 'detached',
  130: 'terraced',
  131: 'terraced',
  132: 'terraced',
  510: 'holiday-home',
  540: 'holiday-home',
};

function factsOf(building: Node): HouseFacts {
  const registered = (building.registreringFra ?? '').slice(0, 10);
  const date = isDay(registered) ? registered : null;
  const fact = <Value>(value: Value | null | undefined): Fact<Value> | null =>
    value === null || value === undefined ? null : { value, source: 'BBR', date };
  const number = (given: Node['status'], [least, most]: readonly [number, number]) => {
    const value = given === null || given === undefined || given === '' ? NaN : Number(given);
    return fact(value >= least && value <= most ? value : null);
  };
  const roof = ROOFS[String(building.byg033Tagdaekningsmateriale)];
  const heating = heatingOf(building);
  return {
    roofMaterial: fact(roof?.[0]),
    roofType: fact(roof?.[1]),
    asbestos: fact(asbestosOf(building, roof?.[0])),
    builtYear: number(building.byg026Opfoerelsesaar, YEARS),
    rebuiltYear: number(building.byg027OmTilbygningsaar, YEARS),
    builtAreaM2: number(building.byg041BebyggetAreal, AREAS_M2),
    dwellingAreaM2: number(building.byg039BygningensSamledeBoligAreal, AREAS_M2),
    storeys: number(building.byg054AntalEtager, STOREYS),
    heating: fact(heating),
    electricallyHeated: fact(heating === null ? null : BY_ELECTRICITY.has(heating)),
    buildingType: fact(USES[String(building.byg021BygningensAnvendelse)]),
  };
}

/** What may be a house's; BBR writes 1000 for a year that nobody knows. */
const YEARS = [1001, 2100] as const;
const AREAS_M2 = [1, 100_000] as const;
const STOREYS = [1, 60] as const;

function heatingOf(building: Node): Heating | null {
  const installation = String(building.byg056Varmeinstallation ?? '');
  if (installation === '') return null;
  const fuel = String(building.byg057Opvarmningsmiddel ?? '');
  return INSTALLATIONS[installation] ?? FUELS[fuel] ?? 'other';
}

/** The register's own word first; its roofs of fibre cement «herunder asbest» are those with and those not told apart. */
function asbestosOf(building: Node, material: RoofMaterial | undefined): Asbestos | null {
  const told = String(building.byg036AsbestholdigtMateriale ?? '');
  if (told === '2' || told === '3') return 'certain';
  if (material === undefined) return null;
  return material === 'fibre-cement-with-asbestos' ? 'possible' : 'no';
}
