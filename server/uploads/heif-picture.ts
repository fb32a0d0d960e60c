import libheif from 'libheif-js/wasm-bundle.js';
import type { Plane } from './sized-plane.ts';

// libheif through its C functions. Its JavaScript wrapper gives a colour plane the length of a whole picture's, which
// ends past the memory of a fresh thread (findings/libheif-js-colour-planes.sh), and knows no colour profiles.

const POINTER_BYTES = 4;
/** heif_error: code, subcode, message. */
const ERROR_BYTES = 12;
const YCBCR = 0;
const CHROMA_420 = 1;
const CHANNELS = [0, 1, 2] as const;
const DEFAULT_OPTIONS = 0;

/** What libheif holds of a file; everything is released together. */
export class HeifPicture {
  readonly width: number;
  readonly height: number;
  /** ICC profile of its colours; null if it has none. */
  readonly iccProfile: Uint8Array<ArrayBuffer> | null;
  readonly #context: number;
  readonly #handle: number;

  /**
   * Opens the primary picture, turned the right way up.
   * @throws Error for a file that is not HEIC, or broken
   */
  constructor(bytes: Uint8Array) {
    this.#context = libheif._heif_context_alloc();
    const copy = libheif._malloc(bytes.length);
    try {
      libheif.HEAPU8.set(bytes, copy);
      check((error) =>
        libheif._heif_context_read_from_memory(
          error,
          this.#context,
          copy,
          bytes.length,
          DEFAULT_OPTIONS,
        ),
      );
      this.#handle = pointerFrom((error, out) =>
        libheif._heif_context_get_primary_image_handle(error, this.#context, out),
      );
    } catch (error) {
      libheif._heif_context_free(this.#context);
      throw error;
    } finally {
      libheif._free(copy);
    }
    this.width = libheif._heif_image_handle_get_width(this.#handle);
    this.height = libheif._heif_image_handle_get_height(this.#handle);
    this.iccProfile = iccProfileOf(this.#handle);
  }

  /** Decodes it as brightness and two colour differences of half its size. @throws Error for a broken file */
  decode(): DecodedPicture {
    const image = pointerFrom((error, out) =>
      libheif._heif_decode_image(error, this.#handle, out, YCBCR, CHROMA_420, DEFAULT_OPTIONS),
    );
    return new DecodedPicture(image);
  }

  release(): void {
    libheif._heif_image_handle_release(this.#handle);
    libheif._heif_context_free(this.#context);
  }
}

export class DecodedPicture {
  readonly #image: number;

  constructor(image: number) {
    this.#image = image;
  }

  /** Brightness, blue difference, red difference: in libheif's memory, until it is released or something else decoded. */
  planes(): readonly Plane[] {
    return CHANNELS.map((channel) => {
      const [at, stride] = withRoom(POINTER_BYTES, (out) => [
        libheif._heif_image_get_plane_readonly(this.#image, channel, out),
        libheif.HEAP32[out / POINTER_BYTES] ?? 0,
      ]);
      const height = libheif._heif_image_get_height(this.#image, channel);
      if (at === 0) throw new Error('HEIC without colours');
      return {
        data: libheif.HEAPU8.subarray(at, at + stride * height),
        width: libheif._heif_image_get_width(this.#image, channel),
        height,
        stride,
        bits_per_pixel: libheif._heif_image_get_bits_per_pixel_range(this.#image, channel),
      };
    });
  }

  /** How its figures stand for colours (ITU-T H.273); null if the file does not say. */
  codingOfColours(): { readonly matrix: number; readonly isFull: boolean } | null {
    let profile: number;
    try {
      profile = pointerFrom((error, out) =>
        libheif._heif_image_get_nclx_color_profile(error, this.#image, out),
      );
    } catch {
      return null;
    }
    // Version, primaries, transfer, matrix: four bytes each; then a byte.
    const matrix = libheif.HEAP32[profile / POINTER_BYTES + 3] ?? 0;
    const isFull = libheif.HEAPU8[profile + 4 * POINTER_BYTES] !== 0;
    libheif._heif_nclx_color_profile_free(profile);
    return { matrix, isFull };
  }

  release(): void {
    libheif._heif_image_release(this.#image);
  }
}

function iccProfileOf(handle: number): Uint8Array<ArrayBuffer> | null {
  const length = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length === 0) return null;
  return withRoom(length, (out) => {
    check((error) => libheif._heif_image_handle_get_raw_color_profile(error, handle, out));
    return new Uint8Array(libheif.HEAPU8.subarray(out, out + length));
  });
}

/** What a function writes to its last parameter. @throws Error if it fails */
function pointerFrom(call: (error: number, out: number) => void): number {
  return withRoom(POINTER_BYTES, (out) => {
    check((error) => call(error, out));
    return libheif.HEAP32[out / POINTER_BYTES] ?? 0;
  });
}

function check(call: (error: number) => void): void {
  withRoom(ERROR_BYTES, (error) => {
    call(error);
    const code = libheif.HEAP32[error / POINTER_BYTES];
    if (code !== 0) throw new Error(`libheif: error ${String(code)}`);
  });
}

function withRoom<Value>(bytes: number, use: (at: number) => Value): Value {
  const at = libheif._malloc(bytes);
  try {
    return use(at);
  } finally {
    libheif._free(at);
  }
}
