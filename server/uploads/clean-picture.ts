import sharp, { type Metadata, type Sharp } from 'sharp';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { UploadKind, UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import { heicPixels } from './heic-pixels.ts';
import { tiffWithProfile } from './tiff-with-profile.ts';

/** More than any phone takes at its usual setting; a picture that says more of itself is not opened. */
const MOST_PIXELS = 50_000_000;
/** A picture line by line is never there as a whole, unless its lines are very long or very many. */
const LONGEST_LINE = 20_000;
/** What a picture may take that can only be opened as a whole: a progressive JPEG, a PNG that is interlaced or finer than screens. */
const MOST_WHOLE_BYTES = 60 * 1024 * 1024;
/** HEIC is opened as a whole, one and a half bytes for each pixel, and some times over. */
const MOST_HEIC_PIXELS = 25_000_000;
/** Enough to count the tiles of a roof by. */
const LONGEST_SIDE = 2560;
/** Twice what it is shown at, for fine screens. */
const THUMB_PX = [128, 96] as const;
const QUALITY = 82;

// One picture at a time in a thread, and nothing of it stays.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A photo as it is kept: turned the right way up, no larger than is looked at, and with nothing of the place, the
 * time and the camera in it. All of it is decoded, so that nothing but a picture comes out.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  kind: Exclude<UploadKind, 'pdf'>,
  size: 'whole' | 'small' = 'whole',
): Promise<Result<Uint8Array<ArrayBuffer>, UploadRefusal>> {
  try {
    if (kind === 'heic') {
      const pixels = await heicPixels(bytes, MOST_HEIC_PIXELS, LONGEST_SIDE);
      if (!pixels.ok) return pixels;
      const { data, width, height, iccProfile } = pixels.value;
      const picture =
        iccProfile === null
          ? sharp(data, { raw: { width, height, channels: 3 } })
          : sharp(tiffWithProfile(data, width, height, iccProfile));
      return ok(await asJpeg(picture, size));
    }
    const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
    const about = await input.metadata();
    if (about.format !== kind) return fail({ kind: 'damaged' });
    if (isTooLarge(about)) return fail({ kind: 'too-many-pixels' });
    return ok(await asJpeg(input.autoOrient(), size));
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return fail({ kind: isLarge ? 'too-many-pixels' : 'damaged' });
  }
}

function isTooLarge({ width, height, ...about }: Metadata): boolean {
  const pixels = width * height;
  return (
    pixels > MOST_PIXELS ||
    Math.max(width, height) > LONGEST_LINE ||
    pixels * wholeBytesPerPixel(about) > MOST_WHOLE_BYTES
  );
}

/** What of a pixel has to be kept until the last has come. */
function wholeBytesPerPixel({
  isProgressive = false,
  format,
  channels,
  depth,
  chromaSubsampling,
}: Pick<
  Metadata,
  'isProgressive' | 'format' | 'channels' | 'depth' | 'chromaSubsampling'
>): number {
  const isDeep = depth === 'ushort';
  if (!isProgressive && !isDeep) return 0;
  if (format === 'png') return channels * (isDeep ? 2 : 1);
  // Two bytes for each figure; colours are commonly kept for every fourth pixel only.
  return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
}

/** Twice what a page shows, for screens with fine points. */
const LOGO_BOX = { width: 480, height: 96 };

/** A company's logo from PNG or JPEG: drawn anew, small, with what can be seen through kept. */
export async function cleanLogo(
  bytes: Uint8Array,
): Promise<Result<Uint8Array<ArrayBuffer>, UploadRefusal>> {
  try {
    const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
    const made = await input
      .autoOrient()
      .resize(LOGO_BOX.width, LOGO_BOX.height, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer();
    return ok(new Uint8Array(made));
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return fail({ kind: isLarge ? 'too-many-pixels' : 'damaged' });
  }
}

async function asJpeg(picture: Sharp, size: 'whole' | 'small'): Promise<Uint8Array<ArrayBuffer>> {
  const sized =
    size === 'small'
      ? picture.resize(...THUMB_PX, { fit: 'cover' })
      : picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const made = await sized
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer();
  // Of its own, so that it can be handed over.
  return new Uint8Array(made);
}
