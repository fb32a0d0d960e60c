/** libheif's C functions, compiled to WebAssembly. Pointers are places in its memory; an error is written to the first. */
declare module 'libheif-js/wasm-bundle.js' {
  type Pointer = number;
  const libheif: {
    readonly _heif_context_alloc: () => Pointer;
    readonly _heif_context_free: (context: Pointer) => void;
    readonly _heif_context_read_from_memory: (
      error: Pointer,
      context: Pointer,
      bytes: Pointer,
      length: number,
      options: Pointer,
    ) => void;
    readonly _heif_context_get_primary_image_handle: (
      error: Pointer,
      context: Pointer,
      handleOut: Pointer,
    ) => void;
    readonly _heif_image_handle_release: (handle: Pointer) => void;
    readonly _heif_image_handle_get_width: (handle: Pointer) => number;
    readonly _heif_image_handle_get_height: (handle: Pointer) => number;
    readonly _heif_image_handle_get_raw_color_profile_size: (handle: Pointer) => number;
    readonly _heif_image_handle_get_raw_color_profile: (
      error: Pointer,
      handle: Pointer,
      out: Pointer,
    ) => void;
    readonly _heif_decode_image: (
      error: Pointer,
      handle: Pointer,
      imageOut: Pointer,
      colourSpace: number,
      chroma: number,
      options: Pointer,
    ) => void;
    readonly _heif_image_release: (image: Pointer) => void;
    readonly _heif_image_get_width: (image: Pointer, channel: number) => number;
    readonly _heif_image_get_height: (image: Pointer, channel: number) => number;
    readonly _heif_image_get_bits_per_pixel_range: (image: Pointer, channel: number) => number;
    readonly _heif_image_get_plane_readonly: (
      image: Pointer,
      channel: number,
      strideOut: Pointer,
    ) => Pointer;
    readonly _heif_image_get_nclx_color_profile: (
      error: Pointer,
      image: Pointer,
      profileOut: Pointer,
    ) => void;
    readonly _heif_nclx_color_profile_free: (profile: Pointer) => void;
    readonly _malloc: (bytes: number) => Pointer;
    readonly _free: (at: Pointer) => void;
    // Replaced whenever the memory grows: read them anew after each call.
    readonly HEAP32: Int32Array;
    readonly HEAPU8: Uint8Array;
  };
  export default libheif;
}
