import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const root = join(import.meta.dirname, '..');
const packageFile = (...parts: string[]) => readFileSync(join(root, 'node_modules', ...parts));
const drawing = (name: string) =>
  readFileSync(join(root, 'app', 'ui', 'drawings', `${name}.svg`), 'utf8');

/** Size that networks show without cutting [px]. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 72;
const GROUND = 64;
const INK = '#10312A';
const PAPER = '#F1EDE4';
const FONT = 'IBM Plex Sans';
/** The average width of a letter in the headline's weight, relative to its size. */
const LETTER_WIDTH = 0.52;
/** Sizes tried in turn, and the lines each allows before it reaches the houses [px]. */
const SIZES = [
  { size: 68, most: 2 },
  { size: 58, most: 2 },
  { size: 46, most: 3 },
] as const;

/** Lines no wider than the picture; words are never cut. */
export function wrapped(text: string, lettersPerLine: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lettersPerLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** One of our drawings, placed and sized; its own dimensions are in its viewBox. */
function placed(name: string, x: number, y: number, width: number, height: number): string {
  const [opening = ''] = /<svg[^>]*>/.exec(drawing(name)) ?? [];
  const unplaced = opening.replace(/ (width|height)="[^"]*"/g, '');
  const inPlace = unplaced.replace(
    '<svg',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}"`,
  );
  return drawing(name).replace(opening, inPlace);
}

/** The picture of a page as SVG: its name, the logo, the row of houses. */
export function shareSvg(title: string): string {
  const width = WIDTH - 2 * MARGIN;
  const choices = SIZES.map(({ size, most }) => {
    const lines = wrapped(title, Math.floor(width / (size * LETTER_WIDTH)));
    return { size, lines, fits: lines.length <= most };
  });
  const { size, lines } = choices.find(({ fits }) => fits) ?? choices.at(-1)!;
  const skyline = Math.round((WIDTH * 210) / 1440);
  const text = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${178 + size + index * size * 1.12}" font-family="${FONT}" font-weight="600" font-size="${size}" letter-spacing="-1" fill="${INK}">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${placed('logo-dark', MARGIN, 64, 170, 56)}
${text.join('\n')}
${placed('skyline', 0, HEIGHT - GROUND - skyline, WIDTH, skyline)}
<rect y="${HEIGHT - GROUND}" width="${WIDTH}" height="${GROUND}" fill="${INK}"/>
</svg>`;
}

let ready: Promise<void> | null = null;

/** The same as PNG. */
export async function sharePicture(title: string): Promise<Uint8Array> {
  ready ??= initWasm(packageFile('@resvg', 'resvg-wasm', 'index_bg.wasm'));
  await ready;
  const font = packageFile(
    '@fontsource',
    'ibm-plex-sans',
    'files',
    'ibm-plex-sans-latin-600-normal.woff2',
  );
  const options = {
    font: { fontBuffers: [font], defaultFontFamily: FONT, loadSystemFonts: false },
  };
  return new Resvg(shareSvg(title), options).render().asPng();
}
