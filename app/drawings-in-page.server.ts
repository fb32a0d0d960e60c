import { passagesIn, type PageEdit } from './page-edits.server.ts';

const SOURCES = import.meta.glob<string>('./ui/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// The header changes its logo on scrolling, and the menu shows the flags.
const IN_EVERY_PAGE = ['logo-dark', 'logo-light', 'flag-da', 'flag-en'];

const USED = '<use href="#drawing-';
const DRAWING = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const NOT_THE_SYMBOLS = /\s(?:xmlns|width|height)="[^"]*"/g;

// Parsed once, not for each page.
const SYMBOLS = new Map(
  Object.entries(SOURCES).map(([file, svg]) => {
    const name = file.replace(/^.*\/|\.svg$/g, '');
    return [name, symbolOf(name, svg)];
  }),
);

/**
 * Puts the drawings a page uses into the page, each once, hidden and before its first use.
 * @throws RangeError there is no such drawing
 */
export function drawingsIn(page: Buffer): readonly PageEdit[] {
  const used = passagesIn(page, USED, '"').map(({ from, to }) =>
    page.toString('latin1', from + USED.length, to - 1),
  );
  const symbols = [...new Set([...IN_EVERY_PAGE, ...used])].map((name) => {
    const symbol = SYMBOLS.get(name);
    if (symbol === undefined) throw new RangeError(`No drawing ${name}`);
    return symbol;
  });
  const [body] = passagesIn(page, '<body', '>');
  if (body === undefined) return [];
  const text = `<svg style="display:none">${symbols.join('')}</svg>`;
  return [{ from: body.to, to: body.to, text }];
}

/** @throws RangeError it is not a drawing */
function symbolOf(name: string, svg: string): string {
  const [, attributes, inner] = DRAWING.exec(svg) ?? [];
  if (attributes === undefined || inner === undefined) throw new RangeError(`No drawing: ${name}`);
  const own = attributes.replace(NOT_THE_SYMBOLS, '');
  return `<symbol id="drawing-${name}"${own}>${inner.replaceAll('\n', '')}</symbol>`;
}
