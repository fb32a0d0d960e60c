import { getDocumentProxy } from 'unpdf';

/** A bill or an offer has fewer; what comes after is not read. */
const MOST_PAGES = 30;
/** Longer than any bill or offer. */
const MOST_CHARACTERS = 100_000;
/** Letters whose feet differ by less stand on one line [pt]. */
const SAME_LINE = 3;
/** So far apart, two words are two cells of a table [em]. */
const CELL_GAP = 1.5;

type Word = { readonly str: string; readonly transform: readonly number[]; readonly width: number };

/**
 * The lines of a PDF as they stand on its pages, with three spaces between the cells of a table.
 * @param bytes the whole file
 * @returns empty where its pages are pictures
 * @throws Error it is no PDF, it is damaged, or it opens with a password only
 */
export async function pdfText(bytes: ArrayBuffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = linesOf(items.filter((item): item is typeof item & Word => 'str' in item));
    pages.push(text);
    length += text.length;
    if (length > MOST_CHARACTERS) break;
  }
  return pages.join('\n').slice(0, MOST_CHARACTERS);
}

/** Words by their place on the page: from the top down, and from the left. */
function linesOf(words: readonly Word[]): string {
  const placed = words
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width }) => ({
      str,
      x: transform[4]!,
      y: transform[5]!,
      end: transform[4]! + width,
      size: Math.abs(transform[3]!) || 10,
    }))
    .toSorted((a, b) => b.y - a.y);
  const lines: (typeof placed)[] = [];
  for (const word of placed) {
    const line = lines.at(-1);
    if (line !== undefined && line[0]!.y - word.y < SAME_LINE) line.push(word);
    else lines.push([word]);
  }
  return lines
    .map((line) => {
      const sorted = line.toSorted((a, b) => a.x - b.x);
      return sorted
        .map(({ str, x, size }, index) => {
          const gap = index === 0 ? 0 : x - sorted[index - 1]!.end;
          return `${gap > CELL_GAP * size ? '   ' : gap > 0.1 * size ? ' ' : ''}${str}`;
        })
        .join('');
    })
    .join('\n');
}
