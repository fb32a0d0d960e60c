import type { PhotoTile } from '../../domain/roof/photo-tile.ts';
import { recentResults } from '../estimates/recent-results.ts';
import type { RoofRegisters } from '../providers/roofs/port.ts';

/** 20 kB each as a rule, 256 kB at most. */
const MOST_KEPT = 1000;
const FRESH_MS = 7 * 86_400_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** Tiles of the aerial photograph: neighbours look at the same ones, and who zooms out and in again too. */
export function keptPhotos(now: () => Date) {
  const kept = recentResults<{ readonly bytes: Bytes; readonly until: number }>(MOST_KEPT);
  const underway = new Map<string, Promise<Bytes | null>>();
  async function ask(registers: RoofRegisters, tile: PhotoTile, key: string) {
    const found = await registers.photo(tile);
    if (!found.ok) return null;
    kept.set(key, { bytes: found.value, until: now().getTime() + FRESH_MS });
    return found.value;
  }
  return {
    async photo(registers: RoofRegisters, tile: PhotoTile): Promise<Bytes | null> {
      const key = `${tile.zoom}-${tile.column}-${tile.row}`;
      const known = kept.get(key);
      if (known !== undefined && known.until > now().getTime()) return known.bytes;
      const shared = underway.get(key);
      if (shared !== undefined) return shared;
      const asked = ask(registers, tile, key).finally(() => underway.delete(key));
      underway.set(key, asked);
      return asked;
    },
  };
}
