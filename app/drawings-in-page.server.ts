const SOURCES = import.meta.glob<string>('./ui/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// The header changes its logo when it is scrolled, and the menu brings the flags.
const IN_EVERY_PAGE = ['logo-dark', 'logo-light', 'flag-da', 'flag-en'];

const USED = /<use href="#drawing-([\w-]+)"/g;
const DRAWING = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const NOT_THE_SYMBOLS = /\s(?:xmlns|width|height)="[^"]*"/g;

/** Puts the drawings that a page shows into the page, each once, out of sight and before anything uses them. */
export function withDrawings(html: string): string {
  const used = [...html.matchAll(USED)].map(([, name = '']) => name);
  const symbols = [...new Set([...IN_EVERY_PAGE, ...used])].map(symbolOf).join('');
  return html.replace(/<body[^>]*>/, (body) => `${body}<svg style="display:none">${symbols}</svg>`);
}

/** @throws RangeError there is no such drawing, or it is no drawing */
function symbolOf(name: string): string {
  const [, attributes, inner] = DRAWING.exec(SOURCES[`./ui/drawings/${name}.svg`] ?? '') ?? [];
  if (attributes === undefined || inner === undefined) throw new RangeError(`No drawing ${name}`);
  const own = attributes.replace(NOT_THE_SYMBOLS, '');
  return `<symbol id="drawing-${name}"${own}>${inner.replaceAll('\n', '')}</symbol>`;
}
