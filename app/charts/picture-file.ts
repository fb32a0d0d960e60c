// Turns a chart of the page into a picture that stands by itself: colours and type are written out, because what is
// kept has no stylesheet beside it.

export type PictureKind = 'svg' | 'png';
export type PictureWords = { readonly title: string; readonly source: string };

const SVG = 'http://www.w3.org/2000/svg';
const WRITTEN_OUT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;
const MARGIN_PX = 24;
const TITLE_LINE_PX = 28;
const SOURCE_PX = 44;
/** Mean width of a letter of the title [px]. */
const TITLE_LETTER_PX = 10.4;
/** Points of a screen for one of the chart: sharp in a letter or a presentation. */
const PNG_SCALE = 2;
const FAMILY = 'IBM Plex Sans';

/** @returns the picture with its title above and its source below, in a file of that kind */
export async function pictureFile(
  chart: SVGSVGElement,
  words: PictureWords,
  kind: PictureKind,
): Promise<Blob> {
  const picture = standalone(chart, words);
  picture.prepend(await fontStyle());
  const svg = new Blob([new XMLSerializer().serializeToString(picture)], {
    type: 'image/svg+xml',
  });
  return kind === 'svg' ? svg : pngOf(svg, picture);
}

/** The chart on white paper, apart from its page. */
export function standalone(chart: SVGSVGElement, { title, source }: PictureWords): SVGSVGElement {
  const [, , width = 0, height = 0] = (chart.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const lines = wrapped(title, Math.floor(width / TITLE_LETTER_PX));
  const top = MARGIN_PX + lines.length * TITLE_LINE_PX + 8;
  const whole = { width: width + 2 * MARGIN_PX, height: top + height + SOURCE_PX };
  const picture = element('svg', {
    xmlns: SVG,
    width: whole.width,
    height: whole.height,
    viewBox: `0 0 ${whole.width} ${whole.height}`,
    'font-family': `'${FAMILY}', sans-serif`,
  }) as SVGSVGElement;
  picture.append(element('rect', { ...whole, fill: '#fff' }));
  lines.forEach((line, index) => {
    const y = MARGIN_PX + (index + 0.7) * TITLE_LINE_PX;
    picture.append(text(line, { x: MARGIN_PX, y, 'font-size': 20, 'font-weight': 600 }));
  });
  const drawing = element('g', { transform: `translate(${MARGIN_PX} ${top})` });
  drawing.append(...[...chart.children].map(writtenOut));
  picture.append(drawing);
  const y = whole.height - 18;
  picture.append(text(source, { x: MARGIN_PX, y, 'font-size': 13, fill: '#4a5a54' }));
  return picture;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== 'xmlns') made.setAttribute(key, String(value));
  }
  return made;
}

function text(content: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = element('text', attributes);
  made.textContent = content;
  return made;
}

/** A copy with the look that the page gives it. */
function writtenOut(original: Element): Element {
  const copy = original.cloneNode(false) as Element;
  const style = getComputedStyle(original);
  if (style.display === 'none') return element('g', {});
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  for (const name of WRITTEN_OUT) {
    const value = style.getPropertyValue(name);
    if (value !== '') copy.setAttribute(name, value);
  }
  for (const child of original.childNodes) {
    copy.append(child instanceof Element ? writtenOut(child) : child.cloneNode());
  }
  return copy;
}

/** Whole words in lines of at most so many letters. */
export function wrapped(words: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** The page's own type, carried in the file; without it the reader's machine picks one. */
async function fontStyle(): Promise<Element> {
  const style = element('style', {});
  const url = fontUrl();
  if (url === null) return style;
  try {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
    style.textContent = `@font-face{font-family:'${FAMILY}';font-weight:400 600;src:url(data:font/woff2;base64,${btoa(letters)})}`;
  } catch {
    // A picture in another type is still the picture.
  }
  return style;
}

function fontUrl(): string | null {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const from = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      const base = sheet.href ?? document.baseURI;
      if (rule.cssText.includes(FAMILY) && from !== undefined) return new URL(from, base).href;
    }
  }
  return null;
}

async function pngOf(svg: Blob, picture: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = await asDataUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PNG_SCALE * Number(picture.getAttribute('width'));
  canvas.height = PNG_SCALE * Number(picture.getAttribute('height'));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png');
  });
}

// Pages allow pictures from data, not from blobs.
function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')));
    reader.readAsDataURL(blob);
  });
}
