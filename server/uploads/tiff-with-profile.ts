/** TIFF 6.0 tags of an RGB picture in one strip; 34675 is ICC.1's for a profile. */
const TAGS = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  stripOffset: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  profile: 34675,
} as const;
const [SHORT, LONG, UNDEFINED] = [3, 4, 7] as const;
const RGB = 2;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const BITS_BYTES = 6;

/**
 * Pixels as a file that says what its colours are: sharp takes a profile from a file only.
 * @param pixels three bytes each, row by row
 * @param profile ICC
 */
export function tiffWithProfile(
  pixels: Uint8Array,
  width: number,
  height: number,
  profile: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const entryCount = Object.keys(TAGS).length;
  const bitsAt = HEADER_BYTES + 2 + entryCount * ENTRY_BYTES + 4;
  const profileAt = bitsAt + BITS_BYTES;
  const pixelsAt = profileAt + profile.length;
  const file = new Uint8Array(pixelsAt + pixels.length);
  const view = new DataView(file.buffer);
  view.setUint16(0, 0x4949);
  view.setUint16(2, 42, true);
  view.setUint32(4, HEADER_BYTES, true);
  view.setUint16(HEADER_BYTES, entryCount, true);
  let at = HEADER_BYTES + 2;
  const entry = (tag: number, type: number, count: number, value: number) => {
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
    at += ENTRY_BYTES;
  };
  entry(TAGS.width, LONG, 1, width);
  entry(TAGS.height, LONG, 1, height);
  entry(TAGS.bits, SHORT, 3, bitsAt);
  entry(TAGS.compression, SHORT, 1, 1);
  entry(TAGS.photometric, SHORT, 1, RGB);
  entry(TAGS.stripOffset, LONG, 1, pixelsAt);
  entry(TAGS.samples, SHORT, 1, 3);
  entry(TAGS.rowsPerStrip, LONG, 1, height);
  entry(TAGS.stripBytes, LONG, 1, pixels.length);
  entry(TAGS.profile, UNDEFINED, profile.length, profileAt);
  for (const sample of [0, 1, 2]) view.setUint16(bitsAt + sample * 2, 8, true);
  file.set(profile, profileAt);
  file.set(pixels, pixelsAt);
  return file;
}
