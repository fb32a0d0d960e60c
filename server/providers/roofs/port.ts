import type { HouseFacts } from '../../../domain/roof/house-facts.ts';
import type { Result } from '../../../domain/result.ts';
import type { PhotoTile } from '../../../domain/roof/photo-tile.ts';
import type { MapBox, Rings } from '../../../domain/roof/without-trees.ts';

export type RegisterError = {
  /** busy: not now. refused: our key is not taken. unreadable: an answer that is none. unavailable: no answer. */
  readonly kind: 'busy' | 'refused' | 'unreadable' | 'unavailable';
};

export type HeightKind = 'surface' | 'terrain';

export type FetchedRaster = {
  /** GeoTIFF, read by who reckons with it. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What it should cover. */
  readonly asked: MapBox;
  /** Tells the source whether it was one: only who reads it knows. */
  readonly wasRaster: (was: boolean) => void;
};

export type Building = Rings & {
  /** Its number in BBR; null: it has none. */
  readonly bbrId: string | null;
};

/** Adapters never throw for the network; each call takes at most its time-out. */
export type RoofRegisters = {
  /** Heights in a box of EPSG:25832. */
  readonly heights: (
    kind: HeightKind,
    box: MapBox,
  ) => Promise<Result<FetchedRaster, RegisterError>>;
  /** Every building that reaches into a box. */
  readonly buildings: (box: MapBox) => Promise<Result<readonly Building[], RegisterError>>;
  /** What BBR says of a building; null: it knows none of that number. */
  readonly facts: (bbrId: string) => Promise<Result<HouseFacts | null, RegisterError>>;
  /** A tile of the aerial photograph, JPEG. */
  readonly photo: (tile: PhotoTile) => Promise<Result<Uint8Array<ArrayBuffer>, RegisterError>>;
  readonly leftAlone: () => readonly RegisterName[];
};

export const REGISTER_NAMES = ['heights', 'buildings', 'bbr', 'photos'] as const;
export type RegisterName = (typeof REGISTER_NAMES)[number];
