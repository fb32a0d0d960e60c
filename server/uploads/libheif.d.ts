declare module 'libheif-js/wasm-bundle.js' {
  import type { Plane } from './sized-plane.ts';
  /** A thing in the decoder's memory. */
  type Held = { readonly $$: { readonly ptr: number } };
  export type HeifImage = Held;
  export type Picture = {
    readonly handle: Held;
    readonly get_width: () => number;
    readonly get_height: () => number;
    readonly free: () => void;
  };
  const libheif: {
    readonly HeifDecoder: new () => {
      readonly decode: (bytes: Uint8Array) => readonly Picture[];
      /** The context of what was decoded last. */
      readonly decoder: Held | null;
    };
    readonly heif_context_free: (context: Held) => void;
    readonly heif_colorspace: { readonly heif_colorspace_YCbCr: object };
    readonly heif_chroma: { readonly heif_chroma_420: object };
    /** Planes that lie in the decoder's memory until the image is released, or what went wrong. */
    readonly heif_js_decode_image2: (
      handle: Held,
      colourspace: object,
      chroma: object,
    ) =>
      | Promise<
          | { readonly image: HeifImage; readonly channels: readonly Plane[] }
          | { readonly code: object }
        >
      | { readonly image: HeifImage; readonly channels: readonly Plane[] }
      | { readonly code: object };
    readonly heif_image_release: (image: HeifImage) => void;
    readonly _malloc: (bytes: number) => number;
    readonly _free: (at: number) => void;
    /** Writes an error at the first place, and where the profile stands at the last. */
    readonly _heif_image_get_nclx_color_profile: (
      error: number,
      image: number,
      found: number,
    ) => void;
    readonly _heif_nclx_color_profile_free: (profile: number) => void;
    readonly HEAP32: Int32Array;
    readonly HEAPU8: Uint8Array;
  };
  export default libheif;
}
