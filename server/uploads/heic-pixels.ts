import { fail, ok, type Result } from '../../domain/result.ts';
import type { UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import { HeifPicture } from './heif-picture.ts';
import { colourRule, rgbOf } from './picture-colours.ts';
import { sizedPlane } from './sized-plane.ts';

// A phone's picture as three bytes for each point takes twice what it does as brightness and colours, in which it is
// coded: so it is made small first, and gets its colours then.

type Pixels = {
  /** Three bytes for each, row by row. */
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** The ICC profile of their colours; null: sRGB. */
  readonly iccProfile: Uint8Array<ArrayBuffer> | null;
};

/** The primary picture of a HEIC file, the right way up and within a square of this side [px]. */
export async function heicPixels(
  bytes: Uint8Array,
  mostPixels: number,
  longestSide: number,
): Promise<Result<Pixels, UploadRefusal>> {
  let picture: HeifPicture | null = null;
  try {
    picture = new HeifPicture(bytes);
    const { width, height, iccProfile } = picture;
    if (width * height > mostPixels) return fail({ kind: 'too-many-pixels' });
    const sized = await decoded(picture, Math.min(1, longestSide / Math.max(width, height)));
    return sized.ok ? ok({ ...sized.value, iccProfile }) : sized;
  } catch {
    return fail({ kind: 'damaged' });
  } finally {
    picture?.release();
  }
}

async function decoded(
  picture: HeifPicture,
  scale: number,
): Promise<Result<Omit<Pixels, 'iccProfile'>, UploadRefusal>> {
  const image = picture.decode();
  try {
    const rule = colourRule(image.codingOfColours());
    if (rule === null) return fail({ kind: 'damaged' });
    const all = image.planes();
    const width = Math.max(1, Math.round(all[0]!.width * scale));
    const height = Math.max(1, Math.round(all[0]!.height * scale));
    const planes = [];
    // One after the other: each is there twice while it is made small.
    for (const plane of all) planes.push(await sizedPlane(plane, width, height));
    return ok({ data: rgbOf(planes, rule), width, height });
  } finally {
    image.release();
  }
}
