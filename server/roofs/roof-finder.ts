import type { Place } from '../../engine/place.ts';
import type { RoofAbsence } from '../../domain/roof/found-roof.ts';
import { demonstrationHouse, type DemonstrationHouse } from '../providers/roofs/demonstration.ts';
import type { RoofRegisters } from '../providers/roofs/port.ts';
import type { Asker } from '../work/asker.ts';
import type { PhotoTile } from '../../domain/roof/photo-tile.ts';
import { keptPhotos } from './kept-photos.ts';
import { houseFactsAt, type KnownHouse } from './house-facts-at.ts';
import { keptAnswers } from './kept-answers.ts';
import { roofAt, type Found, type RoofNeeds, type RoofWish } from './roof-at.ts';

export type RoofFinder = {
  /** Whether a height model is asked at all. */
  readonly isSetUp: boolean;
  readonly find: (who: Asker, wish: RoofWish) => Promise<Found | null>;
  /** What BBR says of the house at a place, without its roof; null: nobody is asked. */
  readonly facts: (place: Place) => Promise<KnownHouse | null>;
  /** The stored house. Pages ask for it here: their own code lies where no data are. */
  readonly demonstrationHouse: () => DemonstrationHouse;
  /** null: nobody is asked, or there is none of that place now. */
  readonly photo: (tile: PhotoTile) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Registers that are left alone for a while. */
  readonly leftAlone: RoofRegisters['leftAlone'];
};

/** Another asking may hear more: from a register that was away, or a pool that was full. */
const PASSING: ReadonlySet<RoofAbsence | null> = new Set(['unavailable']);

/** @param registers null: nobody is asked, and null is found */
export function roofFinder(registers: RoofRegisters | null, needs: RoofNeeds): RoofFinder {
  const kept = keptAnswers<Found>(needs.now);
  const photos = keptPhotos(needs.now);
  const keptFacts = keptAnswers<KnownHouse>(needs.now);
  return {
    isSetUp: registers !== null,
    demonstrationHouse,
    photo: async (tile) => (registers === null ? null : photos.photo(registers, tile)),
    leftAlone: () => registers?.leftAlone() ?? [],
    async find(who, wish) {
      if (registers === null) return null;
      const isFinal = (found: Found) =>
        found.ok && !PASSING.has(found.value.absence) && found.value.facts !== null;
      return kept.answer(keyOf(wish), () => roofAt(needs, registers, who, wish), isFinal);
    },
    async facts(place) {
      if (registers === null) return null;
      const ask = () => houseFactsAt(registers, place, needs.now());
      return keptFacts.answer(placeKey(place), ask, ({ facts }) => facts !== null);
    },
  };
}

/** A place to a decimetre: doors of neighbours are farther apart. */
const placeKey = ({ lat, lon }: Place) => `${lat.toFixed(6)} ${lon.toFixed(6)}`;

function keyOf({ place, panel }: RoofWish): string {
  return [placeKey(place), panel.manufacturer, panel.longM, panel.shortM].join(' ');
}
