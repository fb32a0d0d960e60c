import { COLOURS } from './look.ts';

type Pdf = PDFKit.PDFDocument;

/** A pattern of the charts: its ground, and one colour of lines or dots over it. */
type Pattern = {
  readonly ground: string;
  readonly colour: string;
  readonly tilePx: number;
  /** What is drawn on a tile, as the operators of a page. */
  readonly drawn: string;
};

/** Kappa: how far the handles of a quarter circle stand out. */
const HANDLE = 0.5523;

function dot(x: number, y: number, r: number): string {
  const k = r * HANDLE;
  return [
    `${x + r} ${y} m`,
    `${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c`,
    `${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c`,
    `${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c`,
    `${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c f`,
  ].join(' ');
}

/** Diagonal lines so far apart; a tile holds one of them, and the corners of its neighbours. */
function hatch(
  ground: string,
  colour: string,
  apartPx: number,
  linePx: number,
  rising: boolean,
): Pattern {
  const side = apartPx * Math.SQRT2;
  const line = (shift: number) =>
    rising
      ? `${-side + shift} ${2 * side} m ${2 * side + shift} ${-side} l S`
      : `${-side + shift} ${-side} m ${2 * side + shift} ${2 * side} l S`;
  const drawn = `${linePx} w ${[-side, 0, side].map(line).join(' ')}`;
  return { ground, colour, tilePx: side, drawn };
}

const PATTERNS: Readonly<Record<string, Pattern>> = {
  toBattery: hatch('#e3efe8', COLOURS['gran-500'], 7, 2, true),
  fromBattery: hatch('#bfd9cc', COLOURS['gran-500'], 8, 4, false),
  sold: {
    ground: '#f4eff7',
    colour: COLOURS['lyng-600'],
    tilePx: 8,
    drawn: `${dot(2, 2, 1.45)} ${dot(6, 6, 1.45)}`,
  },
  bought: { ground: '#e6eff6', colour: COLOURS['hav-600'], tilePx: 5, drawn: '0 2 5 1.6 re f' },
  oneOff: hatch('#ffffff', COLOURS['sten-500'], 6, 1.6, true),
};

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries(COLOURS).map(([name, colour]) => [`var(--color-${name})`, colour]),
);

/** The colour that a drawing names; null: nothing is to be drawn. */
export function colourOf(named: string | undefined): string | null {
  if (named === undefined || named === 'none' || named === 'transparent') return null;
  if (!named.startsWith('var(')) return named;
  const colour = NAMED.get(named);
  if (colour === undefined) throw new RangeError(`Unknown colour ${named}`);
  return colour;
}

/** The patterns of one drawing, each made once. */
export type MadePatterns = Map<string, PDFKit.PDFTilingPattern>;

/** Fills the path that `outline` draws, with a colour or a pattern of the charts. */
export function fillWith(
  pdf: Pdf,
  made: MadePatterns,
  named: string | undefined,
  outline: () => void,
): void {
  const key = named === undefined ? undefined : /^url\(#.*-(\w+)\)$/.exec(named)?.[1];
  if (key === undefined) {
    const colour = colourOf(named);
    if (colour === null) return;
    outline();
    pdf.fill(colour);
    return;
  }
  const pattern = PATTERNS[key];
  if (pattern === undefined) throw new RangeError(`Unknown pattern ${key}`);
  const { ground, colour, tilePx, drawn } = pattern;
  outline();
  pdf.fill(ground);
  outline();
  // Made within the drawing, so that it is scaled as the drawing is.
  const tile = made.get(key) ?? pdf.pattern([0, 0, tilePx, tilePx], tilePx, tilePx, drawn);
  made.set(key, tile);
  pdf.fill([tile, colour]);
}
