import * as z from 'zod/mini';
import { signedAreaM2 } from '../../../engine/roof/grid-polygon.ts';
import type { MapBox } from '../../../domain/roof/without-trees.ts';
import type { Building } from './port.ts';
import { readPolygons } from './read-polygon.ts';

// GeoDanmark Vektor on Datafordeler, GraphQL GEODKV/v2: what is asked, and what of the answer is used.

/** More stand in no box that is asked for. */
const MOST_BUILDINGS = 200;

const answer = z.object({
  data: z.object({ GEODKV_Bygning: z.object({ nodes: z.array(z.unknown()) }) }),
});
const node = z.object({
  BBRUUID: z.optional(z.nullable(z.string())),
  geometri: z.object({
    wkt: z.string(),
    crs: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  }),
});

export function buildingsQuery({ westM, southM, eastM, northM }: MapBox, at: Date): object {
  const corners = [
    [westM, southM],
    [eastM, southM],
    [eastM, northM],
    [westM, northM],
    [westM, southM],
  ];
  const wkt = `POLYGON((${corners.map((corner) => corner.join(' ')).join(', ')}))`;
  return {
    query: `query ($wkt: String!, $at: DafDateTime!) {
  GEODKV_Bygning(
    first: ${MOST_BUILDINGS}
    virkningstid: $at
    registreringstid: $at
    where: { geometri: { intersects: { wkt: $wkt, crs: 25832 } } }
  ) {
    nodes { BBRUUID geometri { wkt crs } }
  }
}`,
    variables: { wkt, at: at.toISOString() },
  };
}

/** null: no answer of GeoDanmark, or one in another grid. A building without a readable outline is passed over. */
export function readBuildings(bytes: Uint8Array): readonly Building[] | null {
  const given = z.safeParse(answer, JSON.parse(new TextDecoder().decode(bytes)));
  if (!given.success) return null;
  const buildings: Building[] = [];
  for (const each of given.data.data.GEODKV_Bygning.nodes) {
    const read = z.safeParse(node, each);
    if (!read.success) continue;
    const { BBRUUID: bbrId = null, geometri } = read.data;
    if (!isDanishGrid(geometri.crs)) return null;
    // Of several parts the largest is the house.
    const [largest] = (readPolygons(geometri.wkt) ?? []).toSorted(
      (a, b) => Math.abs(signedAreaM2(b.outline)) - Math.abs(signedAreaM2(a.outline)),
    );
    if (largest !== undefined) buildings.push({ ...largest, bbrId });
  }
  return buildings;
}

function isDanishGrid(crs: string | number | null | undefined): boolean {
  return crs === undefined || crs === null || /(^|\D)25832$/.test(String(crs));
}
