import libheif, { type HeifImage, type Picture } from 'libheif-js/wasm-bundle.js';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import { colourRule, rgbOf } from './picture-colours.ts';
import { sizedPlane } from './sized-plane.ts';

// A phone's picture as three bytes for each point takes twice what it does as brightness and colours, in which it is
// coded: so it is made small first, and gets its colours then.

type Pixels = {
  /** Three bytes for each, row by row. */
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/**
 * The first picture of a HEIC file, the right way up and within a square of this side.
 * @throws what is no HEIC in spite of its first bytes
 */
export async function heicPixels(
  bytes: Uint8Array,
  mostPixels: number,
  longestSide: number,
): Promise<Result<Pixels, UploadRefusal>> {
  // libheif says on the console what is wrong with a file; a log of a stranger's files is wanted by nobody.
  const shell = globalThis.console;
  const { log } = shell;
  shell.log = () => undefined;
  const decoder = new libheif.HeifDecoder();
  let images: readonly Picture[] = [];
  try {
    images = decoder.decode(bytes);
    const [image] = images;
    if (image === undefined) return fail({ kind: 'damaged' });
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > mostPixels) return fail({ kind: 'too-many-pixels' });
    return await sized(image, Math.min(1, longestSide / Math.max(width, height)));
  } finally {
    for (const each of images) each.free();
    // It would keep the file until the next one, which gets a decoder of its own.
    if (decoder.decoder !== null) libheif.heif_context_free(decoder.decoder);
    shell.log = log;
  }
}

async function sized(picture: Picture, scale: number): Promise<Result<Pixels, UploadRefusal>> {
  const { heif_colorspace: space, heif_chroma: chroma } = libheif;
  const decoded = await libheif.heif_js_decode_image2(
    picture.handle,
    space.heif_colorspace_YCbCr,
    chroma.heif_chroma_420,
  );
  if (!('channels' in decoded)) return fail({ kind: 'damaged' });
  try {
    const [bright, blue, red] = decoded.channels;
    const rule = colourRule(profileOf(decoded.image));
    if (bright === undefined || blue === undefined || red === undefined || rule === null) {
      return fail({ kind: 'damaged' });
    }
    const width = Math.max(1, Math.round(bright.width * scale));
    const height = Math.max(1, Math.round(bright.height * scale));
    const planes = [];
    // One after the other: each is there twice while it is made small.
    for (const plane of [bright, blue, red]) planes.push(await sizedPlane(plane, width, height));
    return ok({ data: rgbOf(planes, rule), width, height });
  } finally {
    libheif.heif_image_release(decoded.image);
  }
}

/** What the picture says of its colours, read out of the decoder's memory; null: nothing. */
function profileOf(image: HeifImage): { readonly matrix: number; readonly isFull: boolean } | null {
  const POINTER_BYTES = 4;
  const ERROR_BYTES = 12;
  const at = libheif._malloc(ERROR_BYTES + POINTER_BYTES);
  try {
    const found = at + ERROR_BYTES;
    libheif._heif_image_get_nclx_color_profile(at, image.$$.ptr, found);
    if (libheif.HEAP32[at / POINTER_BYTES] !== 0) return null;
    const profile = libheif.HEAP32[found / POINTER_BYTES] ?? 0;
    // Version, primaries, transfer, matrix: four bytes each; then a byte.
    const matrix = libheif.HEAP32[profile / POINTER_BYTES + 3] ?? 0;
    const isFull = libheif.HEAPU8[profile + 4 * POINTER_BYTES] !== 0;
    libheif._heif_nclx_color_profile_free(profile);
    return { matrix, isFull };
  } finally {
    libheif._free(at);
  }
}
