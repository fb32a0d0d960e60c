import { readPhotoTile } from '../../domain/roof/photo-tile.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

type Failure = { readonly kind: 'not-found' | 'unavailable' };

/** A tile of the aerial photograph, as its text in the address names it. The key of its source stays here. */
export const readRoofPhoto = query(
  { name: 'roof.photo', access: 'anyone' },
  async (
    { roofs }: Pick<Services, 'roofs'>,
    _who,
    { tile: text }: { readonly tile: string },
  ): Promise<Result<Uint8Array<ArrayBuffer>, Failure>> => {
    const tile = readPhotoTile(text);
    if (tile === null || !roofs.isSetUp) return fail({ kind: 'not-found' });
    const bytes = await roofs.photo(tile);
    return bytes === null ? fail({ kind: 'unavailable' }) : ok(bytes);
  },
);
