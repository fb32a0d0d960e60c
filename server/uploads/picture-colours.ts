// How brightness and two colour differences become red, green and blue (ITU-T H.273, matrix coefficients).

/** Shares of red and blue in the brightness, and where brightness and colours begin and end. */
export type ColourRule = {
  readonly red: number;
  readonly blue: number;
  readonly black: number;
  readonly brightSpan: number;
  readonly colourSpan: number;
};

const SHARES: Readonly<Record<number, readonly [number, number]>> = {
  1: [0.2126, 0.0722],
  // Unspecified, and both of BT.601.
  2: [0.299, 0.114],
  5: [0.299, 0.114],
  6: [0.299, 0.114],
  9: [0.2627, 0.0593],
};
/** As the decoder reads a picture that says nothing of it. */
const UNSAID = { matrix: 6, isFull: true };

/** Null: colours that no camera writes. */
export function colourRule(
  profile: { readonly matrix: number; readonly isFull: boolean } | null,
): ColourRule | null {
  const { matrix, isFull } = profile ?? UNSAID;
  const shares = SHARES[matrix];
  if (shares === undefined) return null;
  const [red, blue] = shares;
  return isFull
    ? { red, blue, black: 0, brightSpan: 255, colourSpan: 255 }
    : { red, blue, black: 16, brightSpan: 219, colourSpan: 224 };
}

const GREY = 128;

/** Three planes of one size as red, green and blue, point by point. */
export function rgbOf(
  [bright, blues, reds]: readonly Uint8Array[],
  { red, blue, black, brightSpan, colourSpan }: ColourRule,
): Uint8Array<ArrayBuffer> {
  const points = bright?.length ?? 0;
  const made = new Uint8ClampedArray(points * 3);
  const green = 1 - red - blue;
  const ofBright = 255 / brightSpan;
  const ofColour = 255 / colourSpan;
  for (let point = 0, at = 0; point < points; point++, at += 3) {
    const y = ((bright?.[point] ?? 0) - black) * ofBright;
    const toRed = ((reds?.[point] ?? GREY) - GREY) * ofColour * 2 * (1 - red);
    const toBlue = ((blues?.[point] ?? GREY) - GREY) * ofColour * 2 * (1 - blue);
    made[at] = y + toRed;
    made[at + 1] = y - (red * toRed + blue * toBlue) / green;
    made[at + 2] = y + toBlue;
  }
  return new Uint8Array(made.buffer);
}
