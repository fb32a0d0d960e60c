import sharp from 'sharp';

/** One of a decoded picture's planes: brightness, or a colour difference, with its rows padded to a stride. */
export type Plane = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Bytes from a row to the next. */
  readonly stride: number;
  readonly bits_per_pixel: number;
};

const BITS = 8;

/** A plane in another size, a byte for each point. */
export async function sizedPlane(
  { data, width, height, stride, bits_per_pixel: bits }: Plane,
  toWidth: number,
  toHeight: number,
): Promise<Uint8Array> {
  const isDeep = bits > BITS;
  const bytes = isDeep ? topBits(data, bits) : data;
  const rowLength = isDeep ? stride / 2 : stride;
  return sharp(bytes, { raw: { width: rowLength, height, channels: 1 } })
    .extract({ left: 0, top: 0, width, height })
    .resize(toWidth, toHeight, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** The upper eight bits of each figure: some phones write ten. */
function topBits(data: Uint8Array, bits: number): Uint8Array {
  const figures = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  return Uint8Array.from(figures, (figure) => figure >> (bits - BITS));
}
