import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { plainFont } from './plain-font.ts';

export const WEIGHTS = ['400', '500', '600'] as const;
export type Weight = (typeof WEIGHTS)[number];
export type Fonts = Readonly<Record<Weight, Buffer>>;

let loaded: Promise<Fonts> | null = null;

/** IBM Plex Sans in the weights of the house, read once. Its figures are all of one width. */
export function plexSans(): Promise<Fonts> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@fontsource/ibm-plex-sans/package.json')), 'files');
  const fileOf = async (weight: Weight) =>
    plainFont(await readFile(join(folder, `ibm-plex-sans-latin-${weight}-normal.woff`)));
  const [regular, medium, bold] = await Promise.all([fileOf('400'), fileOf('500'), fileOf('600')]);
  return { '400': regular, '500': medium, '600': bold };
}

const WRITTEN_OTHERWISE: Readonly<Record<string, string>> = {
  '\u2082': '2',
  '\u2192': '–',
  '\u202f': '\u00a0',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};
/** What the embedded part of the font draws, and where a line ends. */
const DRAWN =
  /[\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/u;
const ALL_DRAWN = new RegExp(`^${DRAWN.source}*$`, 'u');

/** The text in letters that the font has: a letter with a foreign accent loses it, anything else is a question mark. */
export function drawable(text: string): string {
  if (ALL_DRAWN.test(text)) return text;
  let drawn = '';
  for (const letter of text.normalize('NFC')) {
    const other = WRITTEN_OTHERWISE[letter] ?? letter;
    if (DRAWN.test(other)) drawn += other;
    else {
      const bare = letter.normalize('NFD').charAt(0);
      drawn += DRAWN.test(bare) ? bare : '?';
    }
  }
  return drawn;
}
