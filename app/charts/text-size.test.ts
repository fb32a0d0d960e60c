import { expect, test } from 'vitest';
import { textWidthPx } from './text-size.ts';

// Advance widths of IBM Plex Sans at 14 px, read from the font's own files.
const MEASURED = [
  ['1.877', 37.41, 37.79],
  ['Fra batteriet', 77.57, 80.89],
  ['Huset brugte 65,2 kWh', 144.98, 149.66],
  ['year 8: panels removed and refitted, DKK 36,300', 306.43, 316.6],
  ['Bought from the grid', 129.47, 133.71],
  ['illumination', 74.35, 77.7],
] as const;

test('a text is as wide as the typeface makes it, within three per cent', () => {
  for (const [text, regular, bold] of MEASURED) {
    expect(Math.abs(textWidthPx(text) / regular - 1), text).toBeLessThan(0.03);
    expect(Math.abs(textWidthPx(text, { bold: true }) / bold - 1), text).toBeLessThan(0.03);
  }
});
