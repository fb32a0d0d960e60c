declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
      readonly dropTables?: readonly string[];
      readonly targetFormat: 'woff2' | 'woff' | 'truetype';
      readonly variationAxes?: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
