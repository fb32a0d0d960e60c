import type { Attribution } from '../../domain/roof/found-roof.ts';
import type { HouseFacts } from '../../domain/roof/house-facts.ts';
import { boxAround } from '../../domain/roof/without-trees.ts';
import { utm32OfPlace } from '../../engine/geodesy/utm-zone-32.ts';
import type { Place } from '../../engine/place.ts';
import type { RoofRegisters } from '../providers/roofs/port.ts';
import { houseAt } from './house-at.ts';
import { attributionOf } from './roof-sources.ts';

/** What BBR says of a house, and the lines that its licence asks for. */
export type KnownHouse = {
  /** null: no building stands there, BBR does not know it, or nobody answered. */
  readonly facts: HouseFacts | null;
  readonly attributions: readonly Attribution[];
};

/** The house lies within this of its door [m]: far less than a roof with its horizon needs. */
const AROUND_M = 30;

/** What BBR says of the house at a place: two calls, one after the other. */
export async function houseFactsAt(
  registers: Pick<RoofRegisters, 'buildings' | 'facts'>,
  place: Place,
  now: Date,
): Promise<KnownHouse> {
  const door = utm32OfPlace(place);
  const buildings = await registers.buildings(boxAround([door], AROUND_M));
  const house = buildings.ok ? houseAt(buildings.value, door) : null;
  if (house === null || house.bbrId === null) return NOTHING;
  const found = await registers.facts(house.bbrId);
  if (!found.ok || found.value === null) return NOTHING;
  const date = now.toISOString().slice(0, 10);
  return {
    facts: found.value,
    attributions: [attributionOf.bbr(date), attributionOf.footprint(date)],
  };
}

const NOTHING: KnownHouse = { facts: null, attributions: [] };
