/** How a text is set; `size` as in the chart [px]. */
type TextLook = { readonly bold?: boolean | undefined; readonly size?: 14 | 16 | 18 };

/** Advance widths of the site's typeface, in thousandths of its size: letters of about one width together. */
const WIDTHS: readonly (readonly [letters: string, regular: number, bold: number])[] = [
  [' \u00a0', 236, 236],
  ['.,;:’ijl·', 280, 300],
  ['tf()', 338, 355],
  ['r/-I', 385, 400],
  ['szvyc', 495, 512],
  ['akegxoLJå', 536, 560],
  ['mwMWÆæ%', 865, 890],
  ['ABCDEGHKNOPQRUVXØÅ', 665, 680],
];
/** Figures, signs and what isn't listed. */
const OTHER = [595, 600] as const;

const WIDTH_OF = new Map(
  WIDTHS.flatMap(([letters, ...widths]) => [...letters].map((letter) => [letter, widths] as const)),
);

/** About how wide a chart's text is [px]: nothing is measured in a page, so a picture is drawn alike everywhere. */
export function textWidthPx(text: string, { bold = false, size = 14 }: TextLook = {}): number {
  let thousandths = 0;
  for (const letter of text) thousandths += (WIDTH_OF.get(letter) ?? OTHER)[bold ? 1 : 0];
  return (thousandths * size) / 1000;
}
