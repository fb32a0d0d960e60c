declare module 'libheif-js/wasm-bundle.js' {
  type Picture = {
    readonly get_width: () => number;
    readonly get_height: () => number;
    readonly display: (
      into: {
        readonly data: Uint8ClampedArray<ArrayBuffer>;
        readonly width: number;
        readonly height: number;
      },
      /** null: it can't be decoded. */
      done: (shown: object | null) => void,
    ) => void;
    readonly free: () => void;
  };
  const libheif: {
    readonly HeifDecoder: new () => { readonly decode: (bytes: Uint8Array) => readonly Picture[] };
  };
  export default libheif;
}
